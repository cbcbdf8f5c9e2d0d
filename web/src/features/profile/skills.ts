/** The list with one skill more: trimmed; an empty one or one that is there already changes nothing (dashboard.md §5). */
export function withSkill(skills: readonly string[], typed: string): string[] {
  const skill = typed.trim()
  if (skill === '' || skills.some((known) => known.toLowerCase() === skill.toLowerCase())) return [...skills]
  return [...skills, skill]
}
