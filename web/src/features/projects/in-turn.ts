/**
 * What is asked of one project goes out one after another: leaving a text saves it, and the click that it was left for
 * waits for the answer. Without this a removed project could be restored first and the save told as failed after it.
 */
export function inTurn(id: string): { scope: { id: string } } {
  return { scope: { id: `project ${id}` } }
}
