interface Table {
  query(sql: string): Promise<{ data: string | null; error: Error | null }>;
}

export async function selectAll(table: Table): Promise<string | null> {
  let attempts = 0;
  while (true) {
    const { data, error } = await table.query('select *');
    if (!error) return data;
    attempts += 1;
    if (attempts >= 4) throw error;
    await new Promise((resolve) => setTimeout(resolve, 2 ** attempts * 1000));
  }
}
