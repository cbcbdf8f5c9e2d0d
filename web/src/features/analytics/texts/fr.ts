import type { en } from './en.ts'

export const fr = {
  Analisis: 'Analyses',
  'Cómo va el espacio, y qué hacer ahora': 'Comment va l’espace, et que faire maintenant',
  'Cómo va el espacio, y qué hacer ahora.': 'Comment va l’espace, et que faire maintenant.',
  'analítica estadísticas cifras informe': 'analytique statistiques chiffres rapport',
  Hoy: 'Aujourd’hui',
  '7 días': '7 jours',
  '12 meses': '12 mois',
  Periodo: 'Période',
  'No se han podido cargar las cifras': 'Impossible de charger les chiffres',
  'Leads ganados': 'Leads gagnés',
  'Valor ganado': 'Valeur gagnée',
  'Tareas hechas': 'Tâches faites',
  Publicaciones: 'Publications',
  'Cifras del periodo': 'Chiffres de la période',
  'Antes: {{figure}}': 'Avant : {{figure}}',
  'Leads que esperan respuesta desde hace más de un día':
    'Leads qui attendent une réponse depuis plus d’un jour',
  'Tareas que ya tendrían que estar hechas': 'Tâches qui devraient déjà être faites',
  'Páginas con cambios sin publicar': 'Pages avec des modifications non publiées',
  'Páginas publicadas sin ningún lead en 30 días': 'Pages publiées sans aucun lead en 30 jours',
  'Qué hacer ahora': 'Que faire maintenant',
  'Nada urgente: nadie espera respuesta y nada va con retraso.':
    'Rien d’urgent : personne n’attend de réponse et rien n’est en retard.',
  Páginas: 'Pages',
  Sí: 'Oui',
  No: 'Non',
  'Todavía no hay páginas publicadas. Publica una y aquí verás qué trae.':
    'Aucune page n’est encore publiée. Publiez-en une et vous verrez ici ce qu’elle apporte.',
  Personas: 'Personnes',
  Persona: 'Personne',
  Pendientes: 'En attente',
  Atrasadas: 'En retard',
  'Leads abiertos': 'Leads ouverts',
  'No hay nadie en el equipo.': 'Il n’y a personne dans l’équipe.',
} satisfies Record<keyof typeof en, string>
