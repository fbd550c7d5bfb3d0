interface Answer {
  data: string | null;
  error: { message: string; status?: number } | null;
}

/** The head of a `do … while` is asked after the count, though the wait comes before it. */
export async function load(db: { query(table: string): Promise<Answer> }): Promise<string | null> {
  let attempts = 0;
  let answer: Answer;
  do {
    answer = await db.query('orders');
    attempts++;
    if (answer.error) await new Promise((resolve) => setTimeout(resolve, attempts * 200));
  } while (answer.error && attempts < 4);
  if (answer.error) throw answer.error;
  return answer.data;
}
