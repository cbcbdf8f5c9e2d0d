import type { en } from './en.ts'

export const de = {
  'Iniciar sesión': 'Anmelden',
  'Crear cuenta': 'Konto erstellen',
  'Contraseña nueva': 'Neues Passwort',
  'Términos y condiciones': 'Nutzungsbedingungen',
  'Qué es Aurelio': 'Was Aurelio ist',
  'Diseña la página, publícala y recibe los leads en el mismo sitio.':
    'Seite gestalten, veröffentlichen und Leads erhalten: alles an einem Ort.',
  '¿Olvidaste tu contraseña?': 'Passwort vergessen?',
  'Dinos con qué correo entras y pide un enlace para elegir otra.':
    'Nennen Sie Ihre E-Mail-Adresse und fordern Sie einen Link für ein neues Passwort an.',
  'No se ha podido enviar': 'Das Senden ist fehlgeschlagen',
  'Pedir enlace': 'Link anfordern',
  'Si hay una cuenta con {{email}}, te hemos enviado un enlace.':
    'Falls es ein Konto mit {{email}} gibt, haben wir Ihnen einen Link gesendet.',
  'Si hay una cuenta con {{email}}, su enlace ya está preparado.':
    'Falls es ein Konto mit {{email}} gibt, liegt sein Link bereit.',
  'Verificación en dos pasos': 'Bestätigung in zwei Schritten',
  'Tu contraseña es correcta. Falta un código.': 'Ihr Passwort stimmt. Es fehlt noch ein Code.',
  'Entra para seguir con tus páginas y proyectos.':
    'Melden Sie sich an, um mit Ihren Seiten und Projekten weiterzumachen.',
  '¿No tienes una cuenta?': 'Noch kein Konto?',
  Regístrate: 'Registrieren',
  'Error de inicio de sesión': 'Anmeldefehler',
  Contraseña: 'Passwort',
  Recordarme: 'Angemeldet bleiben',
  'Continuar con Google': 'Weiter mit Google',
  'No está activado en esta instalación': 'In dieser Installation nicht aktiviert',
  'Continuar con {{name}}': 'Weiter mit {{name}}',
  'Entrar con una llave de acceso': 'Mit einem Passkey anmelden',
  'El acceso con Google no está activado en esta instalación. Usa tu correo y tu contraseña.':
    'Die Anmeldung mit Google ist in dieser Installation nicht aktiviert. Verwenden Sie E-Mail und Passwort.',
  'o con tu correo': 'oder mit Ihrer E-Mail-Adresse',
  'Ya has entrado': 'Sie sind angemeldet',
  'No se ha podido entrar': 'Die Anmeldung ist fehlgeschlagen',
  'Puedes cerrar esta ventana.': 'Sie können dieses Fenster schließen.',
  'Ir a Aurelio': 'Zu Aurelio',
  'Tu contraseña ha cambiado y todas tus sesiones se han cerrado. Ya puedes entrar con ella.':
    'Ihr Passwort wurde geändert, und alle Sitzungen sind beendet. Sie können sich jetzt damit anmelden.',
  'Este enlace no sirve': 'Dieser Link funktioniert nicht',
  'Elige una que no uses en otro sitio.': 'Wählen Sie eines, das Sie nirgendwo sonst verwenden.',
  'No se ha podido cambiar': 'Die Änderung ist fehlgeschlagen',
  'Guardar contraseña': 'Passwort speichern',
  'El email es requerido': 'Die E-Mail-Adresse ist erforderlich',
  'La contraseña es requerida': 'Das Passwort ist erforderlich',
  'Confirma tu contraseña': 'Bestätigen Sie Ihr Passwort',
  'Acepta los términos y condiciones para crear tu cuenta.':
    'Akzeptieren Sie die Nutzungsbedingungen, um Ihr Konto zu erstellen.',
  'Las contraseñas deben coincidir': 'Die Passwörter müssen übereinstimmen',
  'El nombre completo es requerido': 'Der vollständige Name ist erforderlich',
  'En un minuto tendrás tu espacio de trabajo.': 'In einer Minute ist Ihr Arbeitsbereich bereit.',
  'Aquí solo se entra con invitación. Usa el correo al que te la enviaron.':
    'Hier kommt man nur mit Einladung herein. Verwenden Sie die Adresse, an die sie ging.',
  '¿Ya tienes una cuenta?': 'Schon ein Konto?',
  'Inicia sesión': 'Anmelden',
  'Error de registro': 'Registrierungsfehler',
  'Nombre completo': 'Vollständiger Name',
  'Confirmar contraseña': 'Passwort bestätigen',
  'Acepto los': 'Ich akzeptiere die',
  'términos y condiciones': 'Nutzungsbedingungen',
  'Las reglas de uso de Aurelio y cómo se tratan tus datos, en claro, según la ley española y europea.':
    'Die Regeln für Aurelio und der Umgang mit Ihren Daten, verständlich erklärt, nach spanischem und europäischem Recht.',
  'Condiciones de uso': 'Nutzungsbedingungen',
  'Estas condiciones se rigen por la ley española y el derecho de la Unión Europea.':
    'Für diese Bedingungen gelten spanisches Recht und das Recht der Europäischen Union.',
  'Ir a crear cuenta': 'Zur Kontoerstellung',
  Titular: 'Betreiber',
  'Titular de esta instalación': 'Betreiber dieser Installation',
  'El titular es la organización que te ha dado acceso. Pídele sus datos de contacto.':
    'Betreiber ist die Organisation, die Ihnen den Zugang gegeben hat. Fragen Sie dort nach den Kontaktdaten.',
  'Escribe el código.': 'Geben Sie den Code ein.',
  'Código de respaldo': 'Ersatzcode',
  'Uno de los diez que guardaste. Cada uno sirve una sola vez.':
    'Einer der zehn, die Sie aufbewahrt haben. Jeder gilt nur einmal.',
  'El que muestra ahora tu aplicación de autenticación.':
    'Der Code, den Ihre Authentifizierungs-App gerade zeigt.',
  'Confiar en este dispositivo durante 30 días': 'Diesem Gerät 30 Tage lang vertrauen',
  Verificar: 'Bestätigen',
  'Usar un código de la aplicación': 'Code aus der App verwenden',
  'Usar un código de respaldo': 'Ersatzcode verwenden',
  'Abre el enlace del mensaje de confirmación.': 'Öffnen Sie den Link in der Bestätigungsnachricht.',
  'Comprobando el enlace...': 'Link wird geprüft...',
  'Correo confirmado': 'E-Mail-Adresse bestätigt',
  'Gracias. Tu correo está confirmado.': 'Danke. Ihre E-Mail-Adresse ist bestätigt.',
  'Hemos enviado otro enlace a {{email}}.': 'Wir haben einen neuen Link an {{email}} gesendet.',
  'Otro enlace para {{email}} ya está preparado.': 'Ein weiterer Link für {{email}} liegt bereit.',
  'El enlace que activa la cuenta de {{email}} ya está preparado.':
    'Der Link, der das Konto von {{email}} aktiviert, liegt bereit.',
  'Hemos enviado un enlace a {{email}}. Ábrelo para activar tu cuenta.':
    'Wir haben einen Link an {{email}} gesendet. Öffnen Sie ihn, um Ihr Konto zu aktivieren.',
  'Las cláusulas están en español: es el único texto que obliga.':
    'Die Klauseln sind auf Spanisch: Nur dieser Text ist verbindlich.',
  'Confirma tu correo antes de entrar, con el enlace del mensaje de confirmación. Si no te ha llegado, escribe a quien administra Aurelio en tu agencia.':
    'Bestätigen Sie vor der Anmeldung Ihre E-Mail-Adresse mit dem Link in der Bestätigungsnachricht. Wenn sie nicht angekommen ist, schreiben Sie der Person, die Aurelio in Ihrer Agentur verwaltet.',
  'Mira tu correo': 'Sieh in deinem Postfach nach',
  'Hemos recibido tu petición': 'Wir haben Ihre Anfrage erhalten',
  'Contraseña cambiada': 'Passwort geändert',
  'Cada enlace vale una hora y una sola vez: este ya se usó, ha caducado o no está entero.':
    'Jeder Link gilt eine Stunde und nur einmal: Dieser wurde schon benutzt, ist abgelaufen oder unvollständig.',
  'Entra con tu contraseña y podrás pedir otro.':
    'Melde dich mit deinem Passwort an, dann kannst du einen neuen anfordern.',
  'Recuperar contraseña': 'Passwort zurücksetzen',
  'Términos de uso': 'Nutzungsbedingungen',
  'Las condiciones de uso y la privacidad': 'Nutzungsbedingungen und Datenschutz',
  Invitación: 'Einladung',
  'Abriendo la invitación...': 'Die Einladung wird geöffnet...',
  'Pide otra a quien te ha invitado.': 'Bitten Sie die Person, die Sie eingeladen hat, um eine neue.',
  'Te invitan a «{{name}}»': 'Sie sind zu „{{name}}“ eingeladen',
  '{{inviter}} te invita a trabajar con su equipo.': '{{inviter}} lädt Sie ein, im Team mitzuarbeiten.',
  'Es para {{email}}. Entra con esa dirección para aceptarla.':
    'Sie ist für {{email}}. Melden Sie sich mit dieser Adresse an, um sie anzunehmen.',
  'Ya tengo cuenta': 'Ich habe schon ein Konto',
  'No se ha podido aceptar': 'Annehmen nicht möglich',
  'Aceptar invitación': 'Einladung annehmen',
  'No se ha podido cerrar la sesión': 'Abmelden nicht möglich',
  'La invitación es para {{email}}, y has entrado como {{own}}.':
    'Die Einladung ist für {{email}}, und Sie sind als {{own}} angemeldet.',
  'Salir y entrar con la otra cuenta': 'Abmelden und mit dem anderen Konto anmelden',
  'Esta invitación no existe.': 'Diese Einladung gibt es nicht.',
  'Esta invitación ha caducado.': 'Diese Einladung ist abgelaufen.',
  'Esta invitación ya se ha usado.': 'Diese Einladung wurde schon benutzt.',
  'Esta invitación se ha retirado.': 'Diese Einladung wurde zurückgezogen.',
  'Esta invitación es para otra dirección de correo.': 'Diese Einladung ist für eine andere E-Mail-Adresse.',
  'El espacio ya tiene {{members}} personas: no caben más en esta instalación.':
    'Der Arbeitsbereich hat schon {{members}} Personen: Mehr lässt diese Installation nicht zu.',
  '{{inviter}} te invita a seguir tus proyectos y a revisar tus páginas.':
    '{{inviter}} lädt Sie ein, Ihre Projekte zu verfolgen und Ihre Seiten zu prüfen.',
} satisfies Record<keyof typeof en, string>
