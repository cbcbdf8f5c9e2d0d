/**
 * Which tables the rooms of the server query that are not theirs. A table belongs to the room that puts rows into it;
 * `home` makes sample content in the name of others and owns none, and what several rooms fill is nobody's.
 */

const query =
  /\b(selectFrom|insertInto|updateTable|deleteFrom|(?:inner|left|right|full)Join)\(\s*\[?\s*['"](\w+)|\b(from|join|update|into) "(\w+)"/g
/** What is no table is a name that a query gives to a part of itself. */
const made = /\bcreateTable\(\s*['"](\w+)/g

/**
 * @param {ReadonlyMap<string, string>} files Texts by path.
 * @returns {Record<string, string[]>} Rooms, each with the tables of others that it names.
 */
export function tablesOfOthers(files) {
  const tables = new Set(
    [...files].flatMap(([file, text]) =>
      file.startsWith('server/migrations/') ? [...text.matchAll(made)].map(([, name]) => name) : [],
    ),
  )
  /** @type {Map<string, Set<string>>} */
  const asked = new Map()
  /** @type {Map<string, Set<string>>} */
  const filledBy = new Map()
  for (const [file, text] of files) {
    const room = /^server\/src\/features\/([^/]+)\//.exec(file)?.[1]
    if (room === undefined) continue
    for (const [, call, built, word, written] of text.matchAll(query)) {
      const table = built ?? written ?? ''
      if (!tables.has(table)) continue
      asked.set(room, (asked.get(room) ?? new Set()).add(table))
      const fills = call === 'insertInto' || word === 'into'
      if (fills && room !== 'home') filledBy.set(table, (filledBy.get(table) ?? new Set()).add(room))
    }
  }
  const isOf = (/** @type {string} */ room, /** @type {string} */ table) => {
    const rooms = filledBy.get(table)
    return rooms?.size === 1 && rooms.has(room)
  }
  return Object.fromEntries(
    [...asked]
      .map(
        ([room, named]) =>
          /** @type {const} */ ([room, [...named].filter((table) => !isOf(room, table)).toSorted()]),
      )
      .filter(([, others]) => others.length > 0)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )
}
