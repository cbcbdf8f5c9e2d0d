import type { en } from './en.ts'

export const de = {
  'No puedes deshabilitar tu propia cuenta.': 'Sie können Ihr eigenes Konto nicht sperren.',
  'La cuenta de {{name}} está deshabilitada': 'Das Konto von {{name}} ist gesperrt',
  'La cuenta de {{name}} vuelve a estar habilitada': 'Das Konto von {{name}} ist wieder freigegeben',
  Administra: 'Verwaltung',
  Deshabilitada: 'Gesperrt',
  'Desde el {{date}}': 'Seit {{date}}',
  'Habilitar la cuenta de {{name}}': 'Konto von {{name}} freigeben',
  Habilitar: 'Freigeben',
  'Deshabilitar la cuenta de {{name}}': 'Konto von {{name}} sperren',
  Deshabilitar: 'Sperren',
  '¿Deshabilitar la cuenta de {{name}}?': 'Das Konto von {{name}} sperren?',
  'Sus sesiones se cierran ahora y no podrá entrar hasta que la habilites. No se borra nada.':
    'Die Sitzungen enden sofort, und die Person kann sich erst wieder anmelden, wenn Sie das Konto freigeben. Nichts wird gelöscht.',
  'Quién puede entrar en esta instalación. Deshabilitar una cuenta cierra sus sesiones al momento.':
    'Wer diese Installation nutzen darf. Das Sperren eines Kontos beendet dessen Sitzungen sofort.',
  'Buscar por nombre o email': 'Nach Name oder E-Mail suchen',
  'Solo para quien administra': 'Nur für die Verwaltung',
  'No se han podido cargar las cuentas': 'Die Konten konnten nicht geladen werden',
  'Esta pantalla es de las personas que administran la instalación.':
    'Dieser Bildschirm ist denen vorbehalten, die die Installation verwalten.',
  'Ninguna cuenta coincide': 'Kein Konto gefunden',
  'Prueba con otra parte del nombre o del email.':
    'Versuchen Sie es mit einem anderen Teil des Namens oder der E-Mail-Adresse.',
} satisfies Record<keyof typeof en, string>
