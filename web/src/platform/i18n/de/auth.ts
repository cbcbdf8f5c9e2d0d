export const auth: Record<string, string> = {
  'Qué es Aurelio': 'Was Aurelio ist',
  'Diseña la página, publícala y recibe los leads en el mismo sitio.':
    'Seite gestalten, veröffentlichen und Leads erhalten: alles an einem Ort.',
  '¿Olvidaste tu contraseña?': 'Passwort vergessen?',
  'Dinos con qué correo entras y te enviaremos un enlace para elegir otra.':
    'Nennen Sie uns Ihre E-Mail-Adresse, und wir senden Ihnen einen Link für ein neues Passwort.',
  'No se ha podido enviar': 'Das Senden ist fehlgeschlagen',
  Email: 'E-Mail',
  'Enviar enlace': 'Link senden',
  'Si hay una cuenta con {{email}}, te hemos enviado un enlace. Mira también el correo no deseado.':
    'Falls es ein Konto mit {{email}} gibt, haben wir Ihnen einen Link gesendet. Sehen Sie auch im Spam-Ordner nach.',
  'Verificación en dos pasos': 'Bestätigung in zwei Schritten',
  'Tu contraseña es correcta. Falta un código.': 'Ihr Passwort stimmt. Es fehlt noch ein Code.',
  'Entra para seguir con tus páginas y proyectos.':
    'Melden Sie sich an, um mit Ihren Seiten und Projekten weiterzumachen.',
  '¿No tienes una cuenta?': 'Noch kein Konto?',
  Regístrate: 'Registrieren',
  'Error de inicio de sesión': 'Anmeldefehler',
  Contraseña: 'Passwort',
  Recordarme: 'Angemeldet bleiben',
  'Esta instalación no envía correo: el mensaje está en la carpeta outbox de los datos y su enlace en el registro.':
    'Diese Installation versendet keine E-Mails: Die Nachricht liegt im Ordner outbox der Daten, der Link steht im Protokoll.',
  'Si no te llega, escribe a quien administra Aurelio en tu agencia.':
    'Wenn nichts ankommt, schreiben Sie der Person, die Aurelio in Ihrer Agentur verwaltet.',
  'No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.':
    'Keine Verbindung zum Server. Prüfen Sie Ihr Netzwerk und versuchen Sie es erneut.',
  'Continuar con Google': 'Weiter mit Google',
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
  'El enlace no es válido o ya ha caducado. Pide otro.':
    'Der Link ist ungültig oder abgelaufen. Fordern Sie einen neuen an.',
  'Pedir otro enlace': 'Neuen Link anfordern',
  'Elige una que no uses en otro sitio.': 'Wählen Sie eines, das Sie nirgendwo sonst verwenden.',
  'No se ha podido cambiar': 'Die Änderung ist fehlgeschlagen',
  'Nueva Contraseña': 'Neues Passwort',
  'Al menos 8 caracteres, con una mayúscula, una minúscula y un número.':
    'Mindestens 8 Zeichen mit Großbuchstabe, Kleinbuchstabe und Ziffer.',
  'Confirmar Contraseña': 'Passwort bestätigen',
  'Guardar contraseña': 'Passwort speichern',
  'El email es requerido': 'Die E-Mail-Adresse ist erforderlich',
  'Email inválido': 'Ungültige E-Mail-Adresse',
  'La contraseña es requerida': 'Das Passwort ist erforderlich',
  'La contraseña debe contener al menos una mayúscula, una minúscula y un número':
    'Das Passwort muss mindestens einen Großbuchstaben, einen Kleinbuchstaben und eine Ziffer enthalten',
  'La contraseña debe tener al menos 8 caracteres': 'Das Passwort muss mindestens 8 Zeichen lang sein',
  'Confirma tu contraseña': 'Bestätigen Sie Ihr Passwort',
  'Las contraseñas deben coincidir': 'Die Passwörter müssen übereinstimmen',
  'El nombre completo es requerido': 'Der vollständige Name ist erforderlich',
  'En un minuto tendrás tu espacio de trabajo.': 'In einer Minute ist Ihr Arbeitsbereich bereit.',
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
  Privacidad: 'Datenschutz',
  'Estas condiciones se rigen por la ley española y el derecho de la Unión Europea.':
    'Für diese Bedingungen gelten spanisches Recht und das Recht der Europäischen Union.',
  'Ir a crear cuenta': 'Zur Kontoerstellung',
  Titular: 'Betreiber',
  Dirección: 'Anschrift',
  Contacto: 'Kontakt',
  'Titular de esta instalación': 'Betreiber dieser Installation',
  'El titular es la organización que te ha dado acceso. Pídele sus datos de contacto.':
    'Betreiber ist die Organisation, die Ihnen den Zugang gegeben hat. Fragen Sie dort nach den Kontaktdaten.',
  'Escribe el código.': 'Geben Sie den Code ein.',
  'Código de respaldo': 'Ersatzcode',
  'Código de 6 cifras': '6-stelliger Code',
  'Uno de los diez que guardaste. Cada uno sirve una sola vez.':
    'Einer der zehn, die Sie aufbewahrt haben. Jeder gilt nur einmal.',
  'El que muestra ahora tu aplicación de autenticación.':
    'Der Code, den Ihre Authentifizierungs-App gerade zeigt.',
  'Confiar en este dispositivo durante 30 días': 'Diesem Gerät 30 Tage lang vertrauen',
  Verificar: 'Bestätigen',
  'Usar un código de la aplicación': 'Code aus der App verwenden',
  'Usar un código de respaldo': 'Ersatzcode verwenden',
  Volver: 'Zurück',
  'Abre el enlace que te hemos enviado por correo.':
    'Öffnen Sie den Link, den wir Ihnen per E-Mail gesendet haben.',
  'Comprobando el enlace...': 'Link wird geprüft...',
  'Correo confirmado': 'E-Mail-Adresse bestätigt',
  'Gracias. Tu correo está confirmado.': 'Danke. Ihre E-Mail-Adresse ist bestätigt.',
  Continuar: 'Weiter',
  'Hemos enviado otro enlace a {{email}}.': 'Wir haben einen neuen Link an {{email}} gesendet.',
  'Hemos enviado un enlace a {{email}}. Ábrelo para activar tu cuenta.':
    'Wir haben einen Link an {{email}} gesendet. Öffnen Sie ihn, um Ihr Konto zu aktivieren.',
  'Enviar otra vez': 'Erneut senden',
  'No existe una cuenta con este correo electronico.': 'Zu dieser E-Mail-Adresse gibt es kein Konto.',
  'El correo electronico no es valido.': 'Die E-Mail-Adresse ist ungültig.',
  'Esta cuenta ha sido deshabilitada.': 'Dieses Konto wurde gesperrt.',
  'Inicio de sesion cancelado.': 'Anmeldung abgebrochen.',
  'Contrasena incorrecta.': 'Falsches Passwort.',
  'El correo o la contraseña no son correctos.': 'E-Mail-Adresse oder Passwort stimmt nicht.',
  'Ya existe una cuenta con este correo. Inicia sesión o usa otro.':
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder verwenden Sie eine andere.',
  'La contraseña no puede pasar de 128 caracteres.': 'Das Passwort darf höchstens 128 Zeichen lang sein.',
  'El navegador ha bloqueado la ventana. Permite las ventanas de esta página y vuelve a pulsar.':
    'Der Browser hat das Fenster blockiert. Erlauben Sie Fenster dieser Seite und klicken Sie noch einmal.',
  'Ya existe una cuenta con ese correo. Entra con tu contraseña y vincula el proveedor en tu perfil.':
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich mit Ihrem Passwort an und verknüpfen Sie den Anbieter in Ihrem Profil.',
  'Ese proveedor no se ha podido vincular. Comprueba que el correo sea el mismo.':
    'Dieser Anbieter konnte nicht verknüpft werden. Prüfen Sie, ob die E-Mail-Adresse dieselbe ist.',
  'El correo de ese proveedor es otro: tiene que ser el de tu cuenta.':
    'Die E-Mail-Adresse dieses Anbieters ist eine andere: Es muss die Ihres Kontos sein.',
  'Esa cuenta del proveedor ya está vinculada a otra persona.':
    'Dieses Konto des Anbieters ist schon mit jemand anderem verknüpft.',
  'La ventana no es la que se abrió desde aquí. Vuelve a intentarlo.':
    'Das Fenster ist nicht das von hier geöffnete. Versuchen Sie es erneut.',
  'No se ha usado ninguna llave de acceso.': 'Es wurde kein Passkey verwendet.',
  'Este dispositivo ya tiene una llave de acceso de tu cuenta.':
    'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  'Algún dato no es válido. Revísalo y vuelve a intentarlo.':
    'Eine Angabe ist ungültig. Prüfen Sie sie und versuchen Sie es erneut.',
  'Demasiados intentos. Espera un momento y vuelve a intentarlo.':
    'Zu viele Versuche. Warten Sie kurz und versuchen Sie es erneut.',
  'Las cláusulas están en español: es el único texto que obliga.':
    'Die Klauseln sind auf Spanisch: Nur dieser Text ist verbindlich.',
  'Confirma tu correo antes de entrar: el enlace está en el mensaje que te enviamos.':
    'Bestätigen Sie vor der Anmeldung Ihre E-Mail-Adresse: Der Link steht in unserer Nachricht.',
  'Mira tu correo': 'Sieh in deinem Postfach nach',
  'Contraseña cambiada': 'Passwort geändert',
  'Cada enlace vale una hora y una sola vez: este ya se usó, ha caducado o no está entero.':
    'Jeder Link gilt eine Stunde und nur einmal: Dieser wurde schon benutzt, ist abgelaufen oder unvollständig.',
  'Entra con tu contraseña y podrás pedir otro.':
    'Melde dich mit deinem Passwort an, dann kannst du einen neuen anfordern.',
}
