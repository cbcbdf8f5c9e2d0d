/** The fields that are neither as somebody read them nor as they want them: another person changed them meanwhile. */
export function overtakenFields(now: object, seen: object, wanted: object): string[] {
  const current = new Map<string, unknown>(Object.entries(now))
  const wants = new Map<string, unknown>(Object.entries(wanted))
  return Object.entries(seen).flatMap(([name, before]) => {
    const value = JSON.stringify(current.get(name))
    if (before === undefined || !current.has(name)) return []
    return value === JSON.stringify(before) || value === JSON.stringify(wants.get(name)) ? [] : [name]
  })
}
