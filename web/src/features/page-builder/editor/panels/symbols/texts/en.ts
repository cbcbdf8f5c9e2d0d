export const en = {
  'Guardar {{elemento}} como símbolo': 'Save {{elemento}} as a symbol',
  'Separar {{elemento}} del símbolo': 'Detach {{elemento}} from the symbol',
  'Abrir el contenido de {{elemento}}': 'Open the content of {{elemento}}',
  'Cerrar el contenido de {{elemento}}': 'Close the content of {{elemento}}',
  'El símbolo «{{name}}» ya no existe': 'The symbol “{{name}}” no longer exists',
  'En la página publicada no se verá nada aquí. Puedes eliminar este hueco.':
    'Nothing will show here on the published page. You can delete this gap.',
  'Un símbolo no puede contenerse a sí mismo': 'A symbol cannot contain itself',
  'Cargando el símbolo…': 'Loading the symbol…',
  'Guardar como símbolo': 'Save as symbol',
  'Editar símbolo': 'Edit symbol',
  'Separar del símbolo': 'Detach from symbol',
  'Que sea igual en todas las páginas': 'Keep it the same on every page',
  'Que cada página cambie su contenido': 'Let each page change its content',
  'Símbolo guardado. Lo tienes en «Secciones».': 'Symbol saved. You have it in “Sections”.',
  'Lo usas en todas tus páginas y lo cambias una sola vez.':
    'Use it on all your pages and change it just once.',
  'Cada página puede cambiar sus textos, enlaces e imágenes':
    'Each page may change its texts, links and pictures',
  'Otra persona ha guardado este símbolo desde que lo abriste. Copia lo que quieras conservar y ábrelo otra vez.':
    'Somebody else has saved this symbol since you opened it. Copy what you want to keep and open it again.',
  'Un símbolo no puede contenerse a sí mismo, tampoco dentro de otro.':
    'A symbol cannot contain itself, not even inside another.',
  'Un símbolo necesita algo dentro. Añade un elemento y vuelve a guardarlo.':
    'A symbol needs something inside. Add an element and save it again.',
  'Un espacio puede tener {{most}} símbolos como mucho. Elimina los que no uses.':
    'A workspace can have {{most}} symbols at most. Delete those you do not use.',
  'No se ha podido abrir el símbolo': 'The symbol could not be opened',
  'Abriendo el símbolo...': 'Opening the symbol...',
  'Símbolo guardado. Tus páginas ya lo muestran en el editor.':
    'Symbol saved. Your pages already show it in the editor.',
  'Publicarlo en {{count}} páginas_one': 'Publish it on {{count}} page',
  'Publicarlo en {{count}} páginas': 'Publish it on {{count}} pages',
  'Las páginas publicadas ya muestran el símbolo nuevo.': 'The published pages now show the new symbol.',
  'Volver a la página': 'Back to the page',
  Terminar: 'Finish',
  'Todavía no está en ninguna página guardada': 'Not on any saved page yet',
  'Está en {{count}} páginas_one': 'It is on {{count}} page',
  'Está en {{count}} páginas': 'It is on {{count}} pages',
  'Páginas en las que está': 'Pages it is on',
  'Este símbolo ya no existe.': 'This symbol no longer exists.',
  'Este símbolo es igual en todas las páginas.': 'This symbol is the same on every page.',
  'Restablecer lo del símbolo en {{name}}': 'Reset {{name}} to the symbol',
  'Tus símbolos': 'Your symbols',
  '¿Eliminar el símbolo «{{name}}»?': 'Delete the symbol “{{name}}”?',
  'En las páginas que lo usan quedará un hueco. Lo que ya está publicado sigue igual hasta que vuelvas a publicarlo.':
    'Pages that use it will have a gap. What is already published stays as it is until you publish it again.',
  'Versiones de {{name}}': 'Versions of {{name}}',
  'El símbolo vuelve a ser como era.': 'The symbol is as it was again.',
  'Tus formularios': 'Your forms',
  'Volver a los formularios': 'Back to the forms',
  'Un formulario del espacio es solo el formulario: quita lo que has puesto a su alrededor y ponlo en la página.':
    'A form of the workspace is the form alone: take away what you put around it and put that on the page.',
}
