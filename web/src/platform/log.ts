/** Notes for whoever looks into the browser's console; never personal data. Errors that matter go to the person. */
export function logNotice(text: string, cause?: unknown): void {
  if (cause === undefined) console.warn(text)
  else console.warn(text, cause)
}
