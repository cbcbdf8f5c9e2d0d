import type { en } from './en.ts'

export const de = {
  'Guardar {{elemento}} como símbolo': '{{elemento}} als Symbol speichern',
  'Separar {{elemento}} del símbolo': '{{elemento}} vom Symbol lösen',
  'Abrir el contenido de {{elemento}}': 'Inhalt von {{elemento}} öffnen',
  'Cerrar el contenido de {{elemento}}': 'Inhalt von {{elemento}} schließen',
  'El símbolo «{{name}}» ya no existe': 'Das Symbol „{{name}}“ gibt es nicht mehr',
  'En la página publicada no se verá nada aquí. Puedes eliminar este hueco.':
    'Auf der veröffentlichten Seite ist hier nichts zu sehen. Sie können diese Lücke löschen.',
  'Un símbolo no puede contenerse a sí mismo': 'Ein Symbol kann sich nicht selbst enthalten',
  'Cargando el símbolo…': 'Symbol wird geladen…',
  'Guardar como símbolo': 'Als Symbol speichern',
  'Editar símbolo': 'Symbol bearbeiten',
  'Separar del símbolo': 'Vom Symbol lösen',
  'Que sea igual en todas las páginas': 'Auf allen Seiten gleich lassen',
  'Que cada página cambie su contenido': 'Jede Seite darf den Inhalt ändern',
  'Símbolo guardado. Lo tienes en «Secciones».': 'Symbol gespeichert. Sie finden es unter „Abschnitte“.',
  'Lo usas en todas tus páginas y lo cambias una sola vez.':
    'Auf allen Seiten verwenden und nur einmal ändern.',
  'Cada página puede cambiar sus textos, enlaces e imágenes':
    'Jede Seite darf Texte, Links und Bilder ändern',
  'Otra persona ha guardado este símbolo desde que lo abriste. Copia lo que quieras conservar y ábrelo otra vez.':
    'Jemand anderes hat dieses Symbol gespeichert, seit Sie es geöffnet haben. Kopieren Sie, was Sie behalten möchten, und öffnen Sie es erneut.',
  'Un símbolo no puede contenerse a sí mismo, tampoco dentro de otro.':
    'Ein Symbol kann sich nicht selbst enthalten, auch nicht in einem anderen.',
  'Un símbolo necesita algo dentro. Añade un elemento y vuelve a guardarlo.':
    'Ein Symbol braucht einen Inhalt. Fügen Sie ein Element hinzu und speichern Sie erneut.',
  'Un espacio puede tener {{most}} símbolos como mucho. Elimina los que no uses.':
    'Ein Bereich kann höchstens {{most}} Symbole haben. Löschen Sie nicht verwendete.',
  'No se ha podido abrir el símbolo': 'Das Symbol konnte nicht geöffnet werden',
  'Abriendo el símbolo...': 'Symbol wird geöffnet...',
  'Símbolo guardado. Tus páginas ya lo muestran en el editor.':
    'Symbol gespeichert. Ihre Seiten zeigen es im Editor bereits an.',
  'Publicarlo en {{count}} páginas_one': 'Auf {{count}} Seite veröffentlichen',
  'Publicarlo en {{count}} páginas': 'Auf {{count}} Seiten veröffentlichen',
  'Las páginas publicadas ya muestran el símbolo nuevo.':
    'Die veröffentlichten Seiten zeigen jetzt das neue Symbol.',
  'Volver a la página': 'Zurück zur Seite',
  Terminar: 'Fertig',
  'Todavía no está en ninguna página guardada': 'Noch auf keiner gespeicherten Seite',
  'Está en {{count}} páginas_one': 'Auf {{count}} Seite',
  'Está en {{count}} páginas': 'Auf {{count}} Seiten',
  'Páginas en las que está': 'Seiten, auf denen es steht',
  'Este símbolo ya no existe.': 'Dieses Symbol gibt es nicht mehr.',
  'Este símbolo es igual en todas las páginas.': 'Dieses Symbol ist auf allen Seiten gleich.',
  'Restablecer lo del símbolo en {{name}}': '{{name}} auf das Symbol zurücksetzen',
  'Tus símbolos': 'Ihre Symbole',
  '¿Eliminar el símbolo «{{name}}»?': 'Symbol „{{name}}“ löschen?',
  'En las páginas que lo usan quedará un hueco. Lo que ya está publicado sigue igual hasta que vuelvas a publicarlo.':
    'Auf Seiten, die es verwenden, bleibt eine Lücke. Bereits Veröffentlichtes bleibt, bis Sie es erneut veröffentlichen.',
  'Versiones de {{name}}': 'Versionen von {{name}}',
  'El símbolo vuelve a ser como era.': 'Das Symbol ist wieder wie zuvor.',
  'Tus formularios': 'Ihre Formulare',
  'Volver a los formularios': 'Zurück zu den Formularen',
  'Un formulario del espacio es solo el formulario: quita lo que has puesto a su alrededor y ponlo en la página.':
    'Ein Formular des Arbeitsbereichs ist nur das Formular: Nimm weg, was du darum gesetzt hast, und setz es auf die Seite.',
} satisfies Record<keyof typeof en, string>
