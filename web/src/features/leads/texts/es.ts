/** Only what differs from its key in Spanish: counted texts. */
export const es = {
  'y {{count}} datos más_one': 'y {{count}} dato más',
  'y {{count}} datos más_other': 'y {{count}} datos más',
  '{{count}} leads_one': '{{count}} lead',
  '{{count}} leads_other': '{{count}} leads',
  '{{count}} leads elegidos_one': '{{count}} lead elegido',
  '{{count}} leads elegidos_other': '{{count}} leads elegidos',
  '{{count}} leads cambiados_one': '{{count}} lead cambiado',
  '{{count}} leads cambiados_other': '{{count}} leads cambiados',
  '{{count}} leads siguen igual: alguien los ha cambiado_one':
    '{{count}} lead sigue igual: alguien lo ha cambiado',
  '{{count}} leads siguen igual: alguien los ha cambiado_other':
    '{{count}} leads siguen igual: alguien los ha cambiado',
  '{{count}} filas estaban vacías_one': '{{count}} fila estaba vacía',
  '{{count}} filas estaban vacías_other': '{{count}} filas estaban vacías',
  '{{count}} leads importados_one': '{{count}} lead importado',
  '{{count}} leads importados_other': '{{count}} leads importados',
  'Parada: {{count}} leads se han importado_one': 'Parada: {{count}} lead se ha importado',
  'Parada: {{count}} leads se han importado_other': 'Parada: {{count}} leads se han importado',
  '{{count}} leads eliminados_one': '{{count}} lead eliminado',
  '{{count}} leads eliminados_other': '{{count}} leads eliminados',
  '{{count}} meses_one': '{{count}} mes',
  '{{count}} meses_other': '{{count}} meses',
  '{{count}} leads son así de antiguos o lo serán en una semana._one':
    '{{count}} lead es así de antiguo o lo será en una semana.',
  '{{count}} leads son así de antiguos o lo serán en una semana._other':
    '{{count}} leads son así de antiguos o lo serán en una semana.',
}
