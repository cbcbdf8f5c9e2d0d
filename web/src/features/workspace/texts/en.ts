export const en = {
  'Escribe un nombre para el espacio de trabajo.': 'Type a name for the workspace.',
  'Espacio de trabajo': 'Workspace',
  'El nombre lo cambia quien es propietario o administra el espacio.':
    'The name is changed by an owner or administrator of the workspace.',
  'Nombre guardado': 'Name saved',
  'Lo ven todas las personas de tu equipo.': 'Everybody in your team sees it.',
  'El espacio de trabajo y tus ajustes': 'The workspace and your settings',
  Espacio: 'Workspace',
  'Crear espacio': 'Create workspace',
  'Sus proyectos, sus páginas y su gente van aparte de los de tus otros espacios.':
    'Its projects, pages and people are apart from those of your other workspaces.',
  Crear: 'Create',
  '¿Salir de «{{name}}»?': 'Leave “{{name}}”?',
  Salir: 'Leave',
  '{{number}} sin leer': '{{number}} unread',
  'Tus espacios': 'Your workspaces',
  'Salir de este espacio': 'Leave this workspace',
  'Cambiar de espacio': 'Switch workspace',
  'Ahora estás en «{{name}}»': 'You are in “{{name}}” now',
  'Eliminar el espacio': 'Delete the workspace',
  'Se borra para todas las personas, con todo lo que tiene. No se puede deshacer.':
    'It is deleted for everybody, with everything in it. This cannot be undone.',
  'El nombre que has escrito no es el del espacio.': 'The name you typed is not that of the workspace.',
  '¿Eliminar «{{name}}»?': 'Delete “{{name}}”?',
  'Se borran: proyectos {{projects}}, tareas {{tasks}}, páginas {{pages}} ({{publishedPages}} publicadas), sitios {{sites}}, símbolos {{symbols}}, eventos {{events}}, leads {{leads}}, imágenes {{pictures}}. Personas que dejan de entrar: {{people}}; sus cuentas siguen.':
    'What is deleted: projects {{projects}}, tasks {{tasks}}, pages {{pages}} ({{publishedPages}} published), sites {{sites}}, symbols {{symbols}}, events {{events}}, leads {{leads}}, pictures {{pictures}}. People who can no longer enter: {{people}}; their accounts stay.',
  'Escribe el nombre del espacio para confirmar': 'Type the name of the workspace to confirm',
  'Nadie más es propietario de este espacio. Pásalo a otra persona en la configuración, o elimínalo.':
    'Nobody else owns this workspace. Hand it over in the settings, or delete it.',
  'Dejas de ver sus proyectos y sus páginas. Para volver hace falta otra invitación.':
    'You stop seeing its projects and pages. To come back you need another invitation.',
  'Tus tareas pendientes pasan a': 'Your pending tasks go to',
  Nadie: 'Nobody',
  'Hora e idioma': 'Time and language',
  'Zona horaria': 'Time zone',
  'Con ella se cuentan los momentos en los correos y en las descargas.':
    'Mails and downloads tell moments by it.',
  'Idioma de los correos': 'Language of mails',
  'El de las invitaciones y las revisiones que reciben tus clientes y tu equipo.':
    'That of the invitations and reviews that your clients and your team receive.',
  'Guardar hora e idioma': 'Save time and language',
  'Hora e idioma guardados': 'Time and language saved',
  'Datos legales de la agencia': 'Legal data of the agency',
  'Con ellos se escriben el aviso legal y la política de privacidad de tus sitios.':
    'The legal notice and the privacy policy of your sites are written with them.',
  'Razón social': 'Registered name',
  'NIF o número fiscal': 'Tax number',
  Dirección: 'Address',
  'Correo de contacto': 'Contact email',
  'Datos de registro': 'Registration',
  'Guardar datos legales': 'Save legal data',
  'Datos legales guardados': 'Legal data saved',
  Logotipo: 'Logo',
  'JPG, PNG o WebP, hasta {{size}}. Lo ven tus clientes y quien revisa tus páginas.':
    'JPG, PNG or WebP, up to {{size}}. Your clients and whoever reviews your pages see it.',
  'Logotipo de {{name}}': 'Logo of {{name}}',
  'Subir logotipo': 'Upload logo',
  'Cambiar logotipo': 'Change logo',
  'Quitar logotipo': 'Remove logo',
  'Logotipo guardado': 'Logo saved',
  'Logotipo quitado': 'Logo removed',
  'Este archivo no es una imagen JPG, PNG o WebP. Guárdalo en uno de esos formatos.':
    'This file is not a JPG, PNG or WebP image. Save it in one of those formats.',
  'El logotipo debe tener al menos {{pixels}} píxeles por lado.':
    'The logo must have at least {{pixels}} pixels per side.',
  'El logotipo no debe pasar de {{pixels}} píxeles por lado.':
    'The logo must not exceed {{pixels}} pixels per side.',
  'Esta imagen no se puede leer. Prueba con otra copia.': 'This image cannot be read. Try another copy.',
  'Pasar la propiedad': 'Hand over ownership',
  'Cuando haya otra persona en tu equipo, podrás darle el espacio.':
    'Once there is another person in your team, you can give them the workspace.',
  'La otra persona pasa a ser propietaria, y tú, a administrar. Solo ella puede devolvértelo.':
    'The other person becomes the owner, and you an administrator. Only they can give it back.',
  'Nueva persona propietaria': 'New owner',
  'Elige una persona': 'Choose a person',
  '¿Dar el espacio a {{name}}?': 'Give the workspace to {{name}}?',
  'Desde ahora lo administras, pero ya no puedes nombrar propietarios ni eliminarlo.':
    'From now on you administer it, but you can no longer name owners or delete it.',
  'El espacio es ahora de {{name}}. Tú lo administras.':
    'The workspace belongs to {{name}} now. You administer it.',
  'No se han podido cargar los ajustes': 'The settings could not be loaded',
  'Tareas pendientes: {{number}}.': 'Pending tasks: {{number}}.',
}
