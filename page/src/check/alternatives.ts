import type { Checked, Finding } from './finding.ts'

/** Pictures that say nothing to who cannot see them, and are not marked as decorative. */
export function checkAlternatives({ shown }: Checked): Finding[] {
  return shown.flatMap(({ id, type, props }): Finding[] => {
    const about = { code: 'missing-alt', elementId: id, about: '' } as const
    if (type === 'image' && isEmpty(props['alt']) && props['decorative'] !== 'yes')
      return [{ ...about, fix: { decorative: 'yes' } }]
    if (props['image'] && 'imageAlt' in props && isEmpty(props['imageAlt'])) return [{ ...about, fix: null }]
    return []
  })
}

function isEmpty(value: unknown) {
  return typeof value === 'string' && value.trim() === ''
}
