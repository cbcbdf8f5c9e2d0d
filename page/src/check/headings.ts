import type { Checked, Finding, Shown } from './finding.ts'

/** Titles whose level is further below than the one before lets expect, and a second main title. */
export function checkHeadings({ shown }: Checked): Finding[] {
  const found: Finding[] = []
  let before = 0
  let hasMain = false
  for (const element of shown) {
    const level = levelOf(element)
    if (level === null) continue
    const isSecondMain = level === 1 && hasMain
    const expected = isSecondMain ? 2 : before + 1
    if (isSecondMain || level > expected) {
      // The titles of cards and plans begin at the second level.
      const least = element.type === 'heading' || element.type === 'hero' ? 1 : 2
      const fixed = Math.max(expected, least)
      found.push({
        code: 'heading-order',
        elementId: element.id,
        about: `H${level}`,
        fix: fixed === level ? null : { level: fixed },
      })
      before = isSecondMain ? 2 : Math.max(expected, least)
    } else before = level
    hasMain ||= level === 1
  }
  return found
}

function levelOf({ type, props }: Shown): number | null {
  const text = type === 'heading' ? props['text'] : (props['title'] ?? 'x')
  const level = props['level']
  return typeof level === 'number' && text !== '' ? Math.round(level) : null
}
