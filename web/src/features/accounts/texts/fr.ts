import type { en } from './en.ts'

export const fr = {
  'No puedes deshabilitar tu propia cuenta.': 'Vous ne pouvez pas désactiver votre propre compte.',
  'La cuenta de {{name}} está deshabilitada': 'Le compte de {{name}} est désactivé',
  'La cuenta de {{name}} vuelve a estar habilitada': 'Le compte de {{name}} est de nouveau activé',
  Administra: 'Administration',
  Deshabilitada: 'Désactivé',
  'Desde el {{date}}': 'Depuis le {{date}}',
  'Habilitar la cuenta de {{name}}': 'Activer le compte de {{name}}',
  Habilitar: 'Activer',
  'Deshabilitar la cuenta de {{name}}': 'Désactiver le compte de {{name}}',
  Deshabilitar: 'Désactiver',
  '¿Deshabilitar la cuenta de {{name}}?': 'Désactiver le compte de {{name}} ?',
  'Sus sesiones se cierran ahora y no podrá entrar hasta que la habilites. No se borra nada.':
    'Ses sessions se ferment maintenant et cette personne ne pourra plus entrer tant que vous ne l’aurez pas réactivé. Rien n’est supprimé.',
  'Quién puede entrar en esta instalación. Deshabilitar una cuenta cierra sus sesiones al momento.':
    'Qui peut entrer dans cette installation. Désactiver un compte ferme aussitôt ses sessions.',
  'Buscar por nombre o email': 'Rechercher par nom ou e-mail',
  'Solo para quien administra': 'Réservé à l’administration',
  'No se han podido cargar las cuentas': 'Impossible de charger les comptes',
  'Esta pantalla es de las personas que administran la instalación.':
    'Cet écran est réservé aux personnes qui administrent l’installation.',
  'Ninguna cuenta coincide': 'Aucun compte ne correspond',
  'Prueba con otra parte del nombre o del email.': 'Essayez une autre partie du nom ou de l’e-mail.',
} satisfies Record<keyof typeof en, string>
