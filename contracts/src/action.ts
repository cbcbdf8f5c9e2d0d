/** What people do in a workspace, as `thing.deed`, and in words as the table of roles says it. */
export function action<const Name extends string>(name: Name, words: string) {
  return { name, words }
}
