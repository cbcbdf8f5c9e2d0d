import type { en } from './en.ts'

export const de = {
  Analisis: 'Analysen',
  'Cómo va el espacio, y qué hacer ahora': 'Wie es dem Arbeitsbereich geht und was jetzt zu tun ist',
  'Cómo va el espacio, y qué hacer ahora.': 'Wie es dem Arbeitsbereich geht und was jetzt zu tun ist.',
  'analítica estadísticas cifras informe': 'analyse statistik zahlen bericht',
  Hoy: 'Heute',
  '7 días': '7 Tage',
  '12 meses': '12 Monate',
  Periodo: 'Zeitraum',
  'No se han podido cargar las cifras': 'Die Zahlen konnten nicht geladen werden',
  'Leads ganados': 'Gewonnene Leads',
  'Valor ganado': 'Gewonnener Wert',
  'Tareas hechas': 'Erledigte Aufgaben',
  Publicaciones: 'Veröffentlichungen',
  'Cifras del periodo': 'Zahlen des Zeitraums',
  'Antes: {{figure}}': 'Davor: {{figure}}',
  'Leads que esperan respuesta desde hace más de un día':
    'Leads, die seit mehr als einem Tag auf Antwort warten',
  'Tareas que ya tendrían que estar hechas': 'Aufgaben, die schon erledigt sein sollten',
  'Páginas con cambios sin publicar': 'Seiten mit unveröffentlichten Änderungen',
  'Páginas publicadas sin ningún lead en 30 días': 'Veröffentlichte Seiten ohne Lead in 30 Tagen',
  'Qué hacer ahora': 'Was jetzt zu tun ist',
  'Nada urgente: nadie espera respuesta y nada va con retraso.':
    'Nichts Dringendes: Niemand wartet auf Antwort und nichts ist überfällig.',
  Páginas: 'Seiten',
  Sí: 'Ja',
  No: 'Nein',
  'Todavía no hay páginas publicadas. Publica una y aquí verás qué trae.':
    'Es gibt noch keine veröffentlichten Seiten. Veröffentliche eine, und hier siehst du, was sie bringt.',
  Personas: 'Personen',
  Persona: 'Person',
  Pendientes: 'Offen',
  Atrasadas: 'Überfällig',
  'Leads abiertos': 'Offene Leads',
  'No hay nadie en el equipo.': 'Es ist niemand im Team.',
} satisfies Record<keyof typeof en, string>
