const RETRIES = 3;

function fetchRow(db, done, attempt = 0) {
  db.get('SELECT 1', (err, row) => {
    if (!err) return done(null, row);
    if (attempt >= RETRIES) return done(err);
    setTimeout(() => fetchRow(db, done, attempt + 1), 100 * 2 ** attempt);
  });
}

exports.fetchRow = fetchRow;
