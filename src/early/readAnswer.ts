/** As axios reads an answer: JSON where it is JSON, else the text as it came. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a call of the HTML was answered with, whatever its status; rejects where the answer does not come to its end. */
export async function readAnswer(response: Response) {
  const data = parsed(await response.text());
  return { status: response.status, data, retryAfter: response.headers.get('retry-after') };
}
