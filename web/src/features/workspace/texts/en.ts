export const en = {
  'Escribe un nombre para el espacio de trabajo.': 'Type a name for the workspace.',
  'El espacio de trabajo y tus ajustes.': 'The workspace and your settings.',
  'Espacio de trabajo': 'Workspace',
  'El nombre lo cambia quien es propietario o administra el espacio.':
    'The name is changed by an owner or administrator of the workspace.',
  'Nombre guardado': 'Name saved',
  'Lo ven todas las personas de tu equipo.': 'Everybody in your team sees it.',
  'El espacio de trabajo y tus ajustes': 'The workspace and your settings',
}
