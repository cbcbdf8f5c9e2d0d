/** Only what differs from its key in Spanish: counted texts. */
export const es = {
  '{{count}} no se podían leer y se han dejado fuera._one':
    '{{count}} no se podía leer y se ha dejado fuera.',
  '{{count}} son de un tipo que esta versión no conoce: no se ven, pero se conservan._one':
    '{{count}} es de un tipo que esta versión no conoce: no se ve, pero se conserva.',
  'Publicarlo en {{count}} páginas_one': 'Publicarlo en {{count}} página',
  'Está en {{count}} páginas_one': 'Está en {{count}} página',
}
