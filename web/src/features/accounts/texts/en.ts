export const en = {
  'No puedes deshabilitar tu propia cuenta.': 'You cannot disable your own account.',
  'La cuenta de {{name}} está deshabilitada': 'The account of {{name}} is disabled',
  'La cuenta de {{name}} vuelve a estar habilitada': 'The account of {{name}} is enabled again',
  Administra: 'Administrator',
  Deshabilitada: 'Disabled',
  'Desde el {{date}}': 'Since {{date}}',
  'Habilitar la cuenta de {{name}}': 'Enable the account of {{name}}',
  Habilitar: 'Enable',
  'Deshabilitar la cuenta de {{name}}': 'Disable the account of {{name}}',
  Deshabilitar: 'Disable',
  '¿Deshabilitar la cuenta de {{name}}?': 'Disable the account of {{name}}?',
  'Sus sesiones se cierran ahora y no podrá entrar hasta que la habilites. No se borra nada.':
    'Their sessions end now, and they cannot sign in until you enable the account. Nothing is deleted.',
  'Quién puede entrar en esta instalación. Deshabilitar una cuenta cierra sus sesiones al momento.':
    'Who can enter this installation. Disabling an account ends its sessions at once.',
  'Buscar por nombre o email': 'Search by name or email',
  'Solo para quien administra': 'For administrators only',
  'No se han podido cargar las cuentas': 'The accounts could not be loaded',
  'Esta pantalla es de las personas que administran la instalación.':
    'This screen belongs to the people who administer the installation.',
  'Ninguna cuenta coincide': 'No account matches',
  'Prueba con otra parte del nombre o del email.': 'Try another part of the name or email.',
}
