import type { en } from './en.ts'

export const de = {
  'No se ha podido cargar la actividad': 'Die Aktivität konnte nicht geladen werden',
  'Aquí aparecerá lo que pase en este proyecto.': 'Hier erscheint, was in diesem Projekt geschieht.',
  '{{who}} ha creado el proyecto «{{name}}»': '{{who}} hat das Projekt „{{name}}“ angelegt',
  '{{who}} ha cambiado el proyecto «{{name}}»': '{{who}} hat das Projekt „{{name}}“ geändert',
  '{{who}} ha completado el proyecto «{{name}}»': '{{who}} hat das Projekt „{{name}}“ abgeschlossen',
  '{{who}} ha archivado el proyecto «{{name}}»': '{{who}} hat das Projekt „{{name}}“ archiviert',
  '{{who}} ha eliminado el proyecto «{{name}}»': '{{who}} hat das Projekt „{{name}}“ gelöscht',
  '{{who}} ha recuperado el proyecto «{{name}}»': '{{who}} hat das Projekt „{{name}}“ wiederhergestellt',
  '{{who}} ha apuntado «{{name}}»': '{{who}} hat „{{name}}“ notiert',
  '{{who}} ha terminado «{{name}}»': '{{who}} hat „{{name}}“ erledigt',
  '{{who}} ha vuelto a abrir «{{name}}»': '{{who}} hat „{{name}}“ wieder geöffnet',
  '{{who}} ha eliminado la tarea «{{name}}»': '{{who}} hat die Aufgabe „{{name}}“ gelöscht',
  '{{who}} ha recuperado la tarea «{{name}}»': '{{who}} hat die Aufgabe „{{name}}“ wiederhergestellt',
  '{{who}} ha creado la página «{{name}}»': '{{who}} hat die Seite „{{name}}“ erstellt',
  '{{who}} ha publicado la página «{{name}}»': '{{who}} hat die Seite „{{name}}“ veröffentlicht',
  '{{who}} ha retirado la página «{{name}}»': '{{who}} hat die Seite „{{name}}“ zurückgezogen',
  '{{who}} ha eliminado la página «{{name}}»': '{{who}} hat die Seite „{{name}}“ gelöscht',
  '{{who}} ha recuperado la página «{{name}}»': '{{who}} hat die Seite „{{name}}“ wiederhergestellt',
  'Ha llegado un lead de «{{name}}»': 'Ein Lead von „{{name}}“ ist eingegangen',
  '{{who}} ha cambiado con quién se comparte el proyecto «{{name}}»':
    '{{who}} hat geändert, mit wem das Projekt „{{name}}“ geteilt wird',
  '{{who}} ha pedido que se revise «{{name}}»': '{{who}} hat um Durchsicht von „{{name}}“ gebeten',
  '{{who}} ha aprobado «{{name}}»': '{{who}} hat „{{name}}“ freigegeben',
  '{{who}} pide cambios en «{{name}}»': '{{who}} wünscht Änderungen an „{{name}}“',
} satisfies Record<keyof typeof en, string>
