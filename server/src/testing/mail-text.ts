/** A mail as it is read: what was folded for the way stands in one line again. */
export function unfolded(mail: string): string {
  return mail
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll('=\r\n', '')
    .replaceAll('=3D', '=')
}
