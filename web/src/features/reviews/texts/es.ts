export const es = {
  '{{count}} comentarios abiertos_one': '{{count}} comentario abierto',
}
