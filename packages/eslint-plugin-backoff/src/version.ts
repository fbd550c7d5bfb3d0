/** This package's version. A literal, because a bundler would lose a look into package.json; a test compares the two. */
export const version = '0.1.0';
