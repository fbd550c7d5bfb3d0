/** The modules that a program imports or requires, by its text. */
export const requiredModules = (code: string): readonly string[] => [...code.matchAll(/(?:from |import |require\()'([^']+)'/g)].map(([, name = '']) => name);
