/** What a part is that scrolls to its sides: a stop of the keyboard, which then scrolls it, with a name. */
export function scrollRegion(label: string) {
  return { role: 'region', 'aria-label': label, tabIndex: 0 } as const
}
