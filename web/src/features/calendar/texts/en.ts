export const en = {
  'Las fechas de entrega de todos tus proyectos en un mes.':
    'The due dates of all your projects in one month.',
  'Las fechas de entrega de todos tus proyectos': 'The due dates of all your projects',
}
