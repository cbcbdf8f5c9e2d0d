export const es = {
  '{{count}} páginas_one': '{{count}} página',
  '{{count}} páginas_other': '{{count}} páginas',
  '{{count}} leads en 30 días_one': '{{count}} lead en 30 días',
  '{{count}} leads en 30 días_other': '{{count}} leads en 30 días',
  '{{count}} seleccionadas_one': '{{count}} seleccionada',
  '{{count}} imágenes no se han podido leer y siguen en este servidor._one':
    '{{count}} imagen no se ha podido leer y sigue en este servidor.',
  '{{count}} imágenes no se han podido leer y siguen en este servidor._other':
    '{{count}} imágenes no se han podido leer y siguen en este servidor.',
  '{{count}} seleccionadas_other': '{{count}} seleccionadas',
}
