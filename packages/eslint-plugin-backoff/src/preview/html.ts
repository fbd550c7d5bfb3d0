/** Text for HTML: the names in it are the user's own code. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** An SVG picture with a size, which hovers need to show it. */
export function svg(width: number, height: number, body: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${attributes}>${body}</svg>`;
}
