import type { en } from './en.ts'

export const de = {
  'hace un momento': 'gerade eben',
  'No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.':
    'Keine Verbindung zum Server. Prüfen Sie Ihr Netzwerk und versuchen Sie es erneut.',
  'El enlace no es válido o ya ha caducado. Pide otro.':
    'Der Link ist ungültig oder abgelaufen. Fordern Sie einen neuen an.',
  'La contraseña debe contener al menos una mayúscula, una minúscula y un número':
    'Das Passwort muss mindestens einen Großbuchstaben, einen Kleinbuchstaben und eine Ziffer enthalten',
  'La contraseña debe tener al menos 8 caracteres': 'Das Passwort muss mindestens 8 Zeichen lang sein',
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
  'El servidor ha tenido un problema. Vuelve a intentarlo dentro de un momento.':
    'Der Server hatte ein Problem. Versuchen Sie es gleich noch einmal.',
  'No es válido.': 'Das ist ungültig.',
  'Inicia sesión para continuar.': 'Melden Sie sich an, um fortzufahren.',
  'No tienes permiso para hacer esto.': 'Dazu sind Sie nicht berechtigt.',
  'No existe o no tienes acceso.': 'Das gibt es nicht, oder Sie haben keinen Zugriff.',
  'El espacio ha llegado a su límite de publicaciones en un día ({{most}}). Vuelve a intentarlo mañana, o pide más a quien administra la instalación.':
    'Der Arbeitsbereich hat seine Grenze an Veröffentlichungen am Tag erreicht ({{most}}). Versuchen Sie es morgen wieder oder fragen Sie, wer die Installation verwaltet.',
  'El espacio ha llegado a su límite de tareas largas en un día ({{most}}). Vuelve a intentarlo mañana, o pide más a quien administra la instalación.':
    'Der Arbeitsbereich hat seine Grenze an langen Aufgaben am Tag erreicht ({{most}}). Versuchen Sie es morgen wieder oder fragen Sie, wer die Installation verwaltet.',
  'Los archivos de este espacio ya ocupan {{size}}, lo que puede tener. Elimina los que no uses, o pide más a quien administra la instalación.':
    'Die Dateien dieses Arbeitsbereichs belegen schon {{size}}, so viel wie er haben darf. Löschen Sie nicht benötigte oder fragen Sie, wer die Installation verwaltet.',
  'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.':
    'Zu viele Anfragen. Warten Sie kurz und versuchen Sie es erneut.',
  'No es una zona horaria.': 'Das ist keine Zeitzone.',
  'Escribe una dirección que empiece por https://': 'Geben Sie eine Adresse ein, die mit https:// beginnt',
  'No puede llevar caracteres de control.': 'Steuerzeichen sind nicht erlaubt.',
  'No puede pasar de {{max}} caracteres.': 'Höchstens {{max}} Zeichen.',
  'Por seguridad, cierra la sesión, vuelve a entrar y repítelo.':
    'Melden Sie sich zur Sicherheit ab, wieder an und versuchen Sie es noch einmal.',
  'Ya existe una cuenta con este correo electrónico.': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  'Esta contraseña es muy común y se adivina enseguida. Elige otra.':
    'Dieses Passwort ist sehr verbreitet und schnell erraten. Wählen Sie ein anderes.',
  'Confirma tu correo antes de entrar, con el enlace del mensaje de confirmación.':
    'Bestätigen Sie vor der Anmeldung Ihre E-Mail-Adresse mit dem Link in der Bestätigungsnachricht.',
  'Inicia sesión y abre el enlace otra vez.': 'Melden Sie sich an und öffnen Sie den Link noch einmal.',
  'El enlace ha caducado. Pide otro.': 'Der Link ist abgelaufen. Fordern Sie einen neuen an.',
  'El código no es correcto.': 'Der Code ist nicht richtig.',
  'El código de respaldo no es correcto o ya se ha usado.':
    'Der Ersatzcode ist nicht richtig oder wurde schon verwendet.',
  'Este código ya se ha usado. Espera al siguiente.':
    'Dieser Code wurde schon verwendet. Warten Sie auf den nächsten.',
  'La comprobación ha caducado. Inicia sesión otra vez.':
    'Die Prüfung ist abgelaufen. Melden Sie sich erneut an.',
  'Demasiados códigos equivocados. Inicia sesión otra vez.':
    'Zu viele falsche Codes. Melden Sie sich erneut an.',
  'Demasiados códigos equivocados. Espera 15 minutos y vuelve a intentarlo.':
    'Zu viele falsche Codes. Warten Sie 15 Minuten und versuchen Sie es erneut.',
  'La autenticación de dos factores ya está activada.':
    'Die Zwei-Faktor-Authentifizierung ist schon eingeschaltet.',
  'La autenticación de dos factores no está activada.':
    'Die Zwei-Faktor-Authentifizierung ist nicht eingeschaltet.',
  'En esta instalación no se crean cuentas nuevas. Habla con quien la administra.':
    'In dieser Installation werden keine neuen Konten angelegt. Sprich mit der Person, die sie betreut.',
  'Aquí solo se entra con invitación. Pídela a quien te ha hablado del panel.':
    'Hierher kommt man nur mit einer Einladung. Bitte die Person darum, die dir vom Dashboard erzählt hat.',
  'Aquí solo se crean cuentas con el correo de ciertas empresas. Usa el de tu trabajo.':
    'Konten werden hier nur mit der E-Mail bestimmter Firmen angelegt. Nimm die deiner Arbeit.',
  'Ahora mismo entra mucha gente a la vez. Espera unos segundos y vuelve a intentarlo.':
    'Gerade melden sich viele gleichzeitig an. Warte ein paar Sekunden und versuche es noch einmal.',
  'Esta forma de entrar no está configurada.': 'Diese Anmeldeart ist nicht eingerichtet.',
  'Es tu única forma de entrar. Pon antes una contraseña.':
    'Das ist Ihre einzige Anmeldeart. Legen Sie zuerst ein Passwort fest.',
  'Esa forma de entrar no está enlazada.': 'Diese Anmeldeart ist nicht verknüpft.',
  'Esa llave de acceso no existe.': 'Diesen Passkey gibt es nicht.',
  'La llave de acceso no se ha podido comprobar.': 'Der Passkey konnte nicht geprüft werden.',
  'La llave de acceso no se ha podido guardar.': 'Der Passkey konnte nicht gespeichert werden.',
  'La llave de acceso debe comprobar que eres tú: usa su PIN, tu huella o tu cara.':
    'Der Passkey muss prüfen, dass Sie es sind: Verwenden Sie PIN, Fingerabdruck oder Gesicht.',
  'La comprobación ha caducado. Inténtalo otra vez.': 'Die Prüfung ist abgelaufen. Versuchen Sie es erneut.',
  'Revisa los datos: hay campos que no son válidos.': 'Prüfen Sie die Angaben: Einige Felder sind ungültig.',
  'La dirección de vuelta no es de este panel.': 'Die Rücksprungadresse gehört nicht zu diesem Dashboard.',
  'No se ha podido hacer.': 'Das hat nicht geklappt.',
  'Esta cuenta no tiene contraseña: entra con {{ways}}.':
    'Dieses Konto hat kein Passwort: Melden Sie sich mit {{ways}} an.',
  'La lista ha cambiado. Vuelve a abrirla desde el principio.':
    'Die Liste hat sich geändert. Öffnen Sie sie von vorn.',
  'El servidor se ha quedado sin espacio para guardar. Avisa a quien lo administra: lo que ya estaba guardado sigue ahí.':
    'Der Server hat keinen Platz mehr zum Speichern. Gib der Person Bescheid, die ihn betreut: Was schon gespeichert war, ist noch da.',
  'La petición viene de otro sitio. Abre el panel en su dirección y vuelve a intentarlo.':
    'Die Anfrage kommt von einer anderen Website. Öffnen Sie das Dashboard unter seiner Adresse und versuchen Sie es erneut.',
  'Lo que envías ocupa demasiado: el máximo es {{size}}.':
    'Was Sie senden, ist zu groß: Erlaubt sind höchstens {{size}}.',
  'Falta este dato.': 'Diese Angabe fehlt.',
  'No tiene el tipo esperado.': 'Das hat nicht den erwarteten Typ.',
  'La longitud mínima es {{min}}.': 'Die Mindestlänge ist {{min}}.',
  'El mínimo es {{min}}.': 'Das Minimum ist {{min}}.',
  'El máximo es {{max}}.': 'Das Maximum ist {{max}}.',
  'Hay datos que no se esperaban.': 'Es gibt unerwartete Daten.',
  'La petición no tiene el formato esperado.': 'Die Anfrage hat nicht das erwartete Format.',
  'Demasiados intentos. Espera {{seconds}} segundos y vuelve a intentarlo.':
    'Zu viele Versuche. Warten Sie {{seconds}} Sekunden und versuchen Sie es erneut.',
  'Demasiados intentos. Espera {{count}} minutos y vuelve a intentarlo._one':
    'Zu viele Versuche. Warten Sie {{count}} Minute und versuchen Sie es erneut.',
  'Demasiados intentos. Espera {{count}} minutos y vuelve a intentarlo.':
    'Zu viele Versuche. Warten Sie {{count}} Minuten und versuchen Sie es erneut.',
  'Este proyecto no existe o se ha eliminado.': 'Dieses Projekt gibt es nicht oder es wurde gelöscht.',
  'Esta persona no está en el espacio de trabajo.': 'Diese Person gehört nicht zum Arbeitsbereich.',
  'No es una fecha válida.': 'Das ist kein gültiges Datum.',
  'No es una hora válida: escribe 09:30.': 'Das ist keine gültige Uhrzeit: Schreib 09:30.',
  'Una hora necesita una fecha.': 'Eine Uhrzeit braucht ein Datum.',
  'La contraseña no es correcta.': 'Das Passwort ist nicht richtig.',
  'Esta instalación no envía correo: el mensaje está en la carpeta outbox de los datos y su enlace en el registro.':
    'Diese Installation versendet keine E-Mails: Die Nachricht liegt im Ordner outbox der Daten, der Link steht im Protokoll.',
  'Si no te llega, escribe a quien administra Aurelio en tu agencia.':
    'Wenn nichts ankommt, schreiben Sie der Person, die Aurelio in Ihrer Agentur verwaltet.',
  'Si no te llega, mira el correo no deseado o escribe a quien administra Aurelio en tu agencia.':
    'Wenn nichts ankommt, sehen Sie im Spam-Ordner nach oder schreiben Sie der Person, die Aurelio in Ihrer Agentur verwaltet.',
  'Esta instalación no envía correo: pide el enlace a quien administra Aurelio en tu agencia.':
    'Diese Installation sendet keine E-Mails: Bitten Sie die Person, die Aurelio in Ihrer Agentur verwaltet, um den Link.',
  'Esta instalación no envía correo: pide el enlace a quien administra Aurelio ({{contact}}).':
    'Diese Installation sendet keine E-Mails: Bitten Sie die Person, die Aurelio verwaltet ({{contact}}), um den Link.',
  'Esta cuenta no tiene contraseña: entra con una llave de acceso.':
    'Dieses Konto hat kein Passwort: Melden Sie sich mit einem Passkey an.',
  'Esta dirección lleva a una red privada o a un puerto que no se admite.':
    'Diese Adresse führt in ein privates Netz oder zu einem nicht erlaubten Port.',
  'No se encuentra ese servidor. Comprueba la dirección.':
    'Dieser Server wurde nicht gefunden. Prüfe die Adresse.',
  'Esta carpeta no es de este sitio, o se ha eliminado.':
    'Dieser Ordner gehört nicht zu dieser Website oder wurde gelöscht.',
  'Este sitio no existe o se ha eliminado.': 'Diese Website gibt es nicht, oder sie wurde gelöscht.',
  'Esta página no es de este sitio.': 'Diese Seite gehört nicht zu dieser Website.',
  'Termina antes de empezar.': 'Es endet vor dem Beginn.',
  'Dura demasiado.': 'Es dauert zu lange.',
  'Este webhook no existe o se ha quitado.': 'Diesen Webhook gibt es nicht, oder er wurde entfernt.',
  'Esta tarea no existe o se ha eliminado.': 'Diese Aufgabe gibt es nicht oder sie wurde gelöscht.',
  'Una subtarea no puede tener subtareas.': 'Eine Unteraufgabe kann keine Unteraufgaben haben.',
} satisfies Record<keyof typeof en, string>
