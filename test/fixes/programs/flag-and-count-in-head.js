async function save(db) {
  let saved = false, left = 5, problem;
  do {
    try {
      await db.send({ op: 'save' });
      saved = true;
    } catch (e) {
      problem = e; // remembered for later
    }
  } while (!saved && --left > 0);
  if (!saved) throw problem;
  return 'done';
}
module.exports = { save };
