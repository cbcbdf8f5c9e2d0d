/** A name as `{{Código postal}}` is looked for: `codigo postal`. */
export function variableName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
}
