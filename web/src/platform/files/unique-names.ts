/** Hands out each name once, whatever its case: the second `a.jpg` becomes `a (2).jpg`. */
export function uniqueNames(): (name: string) => string {
  const used = new Set<string>()
  return (name) => {
    const dot = name.lastIndexOf('.')
    const [stem, end] = dot > name.lastIndexOf('/') + 1 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let candidate = name
    for (let n = 2; used.has(candidate.toLowerCase()); n += 1) candidate = `${stem} (${n})${end}`
    used.add(candidate.toLowerCase())
    return candidate
  }
}
