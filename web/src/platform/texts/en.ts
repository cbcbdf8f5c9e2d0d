export const en = {
  'hace un momento': 'a moment ago',
  'No hay conexión con el servidor. Comprueba tu red y vuelve a intentarlo.':
    'There is no connection to the server. Check your network and try again.',
  'El enlace no es válido o ya ha caducado. Pide otro.':
    'The link is not valid or has expired. Ask for another one.',
  'La contraseña debe contener al menos una mayúscula, una minúscula y un número':
    'The password must contain at least one uppercase letter, one lowercase letter and one number',
  'La contraseña debe tener al menos 8 caracteres': 'The password must have at least 8 characters',
  'No existe una cuenta con este correo electronico.': 'There is no account with this email.',
  'El correo electronico no es valido.': 'The email is not valid.',
  'Esta cuenta ha sido deshabilitada.': 'This account has been disabled.',
  'Inicio de sesion cancelado.': 'Sign-in cancelled.',
  'Contrasena incorrecta.': 'Wrong password.',
  'El correo o la contraseña no son correctos.': 'The email or the password is not right.',
  'Ya existe una cuenta con este correo. Inicia sesión o usa otro.':
    'There is already an account with this email. Sign in or use another one.',
  'La contraseña no puede pasar de 128 caracteres.': 'The password cannot be longer than 128 characters.',
  'El navegador ha bloqueado la ventana. Permite las ventanas de esta página y vuelve a pulsar.':
    'The browser has blocked the window. Allow this page’s windows and press again.',
  'Ya existe una cuenta con ese correo. Entra con tu contraseña y vincula el proveedor en tu perfil.':
    'There is already an account with that email. Sign in with your password and link the provider in your profile.',
  'Ese proveedor no se ha podido vincular. Comprueba que el correo sea el mismo.':
    'That provider could not be linked. Check that the email is the same.',
  'El correo de ese proveedor es otro: tiene que ser el de tu cuenta.':
    'That provider’s email is another one: it has to be your account’s.',
  'Esa cuenta del proveedor ya está vinculada a otra persona.':
    'That provider’s account is already linked to somebody else.',
  'La ventana no es la que se abrió desde aquí. Vuelve a intentarlo.':
    'The window is not the one opened from here. Try again.',
  'No se ha usado ninguna llave de acceso.': 'No passkey was used.',
  'Este dispositivo ya tiene una llave de acceso de tu cuenta.':
    'This device already has a passkey of your account.',
  'Algún dato no es válido. Revísalo y vuelve a intentarlo.':
    'Some of the data is not valid. Check it and try again.',
  'Demasiados intentos. Espera un momento y vuelve a intentarlo.':
    'Too many attempts. Wait a moment and try again.',
  'El servidor ha tenido un problema. Vuelve a intentarlo dentro de un momento.':
    'The server had a problem. Try again in a moment.',
  'No es válido.': 'It is not valid.',
  'Inicia sesión para continuar.': 'Sign in to continue.',
  'No tienes permiso para hacer esto.': 'You are not allowed to do this.',
  'No existe o no tienes acceso.': 'It does not exist, or you have no access to it.',
  'El espacio ha llegado a su límite de publicaciones en un día ({{most}}). Vuelve a intentarlo mañana, o pide más a quien administra la instalación.':
    'The workspace has reached its limit of publications in a day ({{most}}). Try again tomorrow, or ask whoever runs the installation for more.',
  'El espacio ha llegado a su límite de tareas largas en un día ({{most}}). Vuelve a intentarlo mañana, o pide más a quien administra la instalación.':
    'The workspace has reached its limit of long tasks in a day ({{most}}). Try again tomorrow, or ask whoever runs the installation for more.',
  'Los archivos de este espacio ya ocupan {{size}}, lo que puede tener. Elimina los que no uses, o pide más a quien administra la instalación.':
    'The files of this workspace already take up {{size}}, all it may have. Delete the ones you do not use, or ask whoever runs the installation for more.',
  'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.':
    'Too many requests. Wait a moment and try again.',
  'No es una zona horaria.': 'It is not a time zone.',
  'Escribe una dirección que empiece por https://': 'Type an address that begins with https://',
  'No puede llevar caracteres de control.': 'It cannot contain control characters.',
  'No puede pasar de {{max}} caracteres.': 'It cannot be longer than {{max}} characters.',
  'Por seguridad, cierra la sesión, vuelve a entrar y repítelo.':
    'For your safety, sign out, sign in again and repeat it.',
  'Ya existe una cuenta con este correo electrónico.': 'There is already an account with this email.',
  'Esta contraseña es muy común y se adivina enseguida. Elige otra.':
    'This password is very common and quickly guessed. Choose another one.',
  'Confirma tu correo antes de entrar, con el enlace del mensaje de confirmación.':
    'Confirm your email before signing in, with the link in the confirmation message.',
  'Inicia sesión y abre el enlace otra vez.': 'Sign in and open the link again.',
  'El enlace ha caducado. Pide otro.': 'The link has expired. Ask for another one.',
  'El código no es correcto.': 'The code is not right.',
  'El código de respaldo no es correcto o ya se ha usado.':
    'The backup code is not right or has been used already.',
  'Este código ya se ha usado. Espera al siguiente.':
    'This code has already been used. Wait for the next one.',
  'La comprobación ha caducado. Inicia sesión otra vez.': 'The check has expired. Sign in again.',
  'Demasiados códigos equivocados. Inicia sesión otra vez.': 'Too many wrong codes. Sign in again.',
  'Demasiados códigos equivocados. Espera 15 minutos y vuelve a intentarlo.':
    'Too many wrong codes. Wait 15 minutes and try again.',
  'La autenticación de dos factores ya está activada.': 'Two-factor authentication is already on.',
  'La autenticación de dos factores no está activada.': 'Two-factor authentication is not on.',
  'En esta instalación no se crean cuentas nuevas. Habla con quien la administra.':
    'No new accounts are made in this installation. Talk to whoever runs it.',
  'Aquí solo se entra con invitación. Pídela a quien te ha hablado del panel.':
    'You only get in here by invitation. Ask whoever told you about the dashboard for one.',
  'Aquí solo se crean cuentas con el correo de ciertas empresas. Usa el de tu trabajo.':
    'Accounts are only made here with the email of certain companies. Use your work one.',
  'Ahora mismo entra mucha gente a la vez. Espera unos segundos y vuelve a intentarlo.':
    'A lot of people are signing in right now. Wait a few seconds and try again.',
  'Esta forma de entrar no está configurada.': 'This way of signing in is not set up.',
  'Es tu única forma de entrar. Pon antes una contraseña.':
    'It is your only way of signing in. Set a password first.',
  'Esa forma de entrar no está enlazada.': 'That way of signing in is not linked.',
  'Esa llave de acceso no existe.': 'That passkey does not exist.',
  'La llave de acceso no se ha podido comprobar.': 'The passkey could not be checked.',
  'La llave de acceso no se ha podido guardar.': 'The passkey could not be saved.',
  'La llave de acceso debe comprobar que eres tú: usa su PIN, tu huella o tu cara.':
    'The passkey has to check that it is you: use its PIN, your fingerprint or your face.',
  'La comprobación ha caducado. Inténtalo otra vez.': 'The check has expired. Try again.',
  'Revisa los datos: hay campos que no son válidos.': 'Check the data: some fields are not valid.',
  'La dirección de vuelta no es de este panel.': 'The return address does not belong to this dashboard.',
  'No se ha podido hacer.': 'It could not be done.',
  'Esta cuenta no tiene contraseña: entra con {{ways}}.':
    'This account has no password: sign in with {{ways}}.',
  'La lista ha cambiado. Vuelve a abrirla desde el principio.':
    'The list has changed. Open it again from the start.',
  'El servidor se ha quedado sin espacio para guardar. Avisa a quien lo administra: lo que ya estaba guardado sigue ahí.':
    'The server has no room left to save. Tell whoever runs it: what was saved already is still there.',
  'La petición viene de otro sitio. Abre el panel en su dirección y vuelve a intentarlo.':
    'The request comes from another site. Open the dashboard at its own address and try again.',
  'Lo que envías ocupa demasiado: el máximo es {{size}}.':
    'What you send is too large: the maximum is {{size}}.',
  'Falta este dato.': 'This is missing.',
  'No tiene el tipo esperado.': 'It is not of the expected type.',
  'La longitud mínima es {{min}}.': 'The minimum length is {{min}}.',
  'El mínimo es {{min}}.': 'The minimum is {{min}}.',
  'El máximo es {{max}}.': 'The maximum is {{max}}.',
  'Hay datos que no se esperaban.': 'There is data that was not expected.',
  'La petición no tiene el formato esperado.': 'The request does not have the expected format.',
  'Demasiados intentos. Espera {{seconds}} segundos y vuelve a intentarlo.':
    'Too many attempts. Wait {{seconds}} seconds and try again.',
  'Demasiados intentos. Espera {{count}} minutos y vuelve a intentarlo._one':
    'Too many attempts. Wait {{count}} minute and try again.',
  'Demasiados intentos. Espera {{count}} minutos y vuelve a intentarlo.':
    'Too many attempts. Wait {{count}} minutes and try again.',
  'Este proyecto no existe o se ha eliminado.': 'This project does not exist or was deleted.',
  'Esta persona no está en el espacio de trabajo.': 'This person is not in the workspace.',
  'No es una fecha válida.': 'It is not a valid date.',
  'No es una hora válida: escribe 09:30.': 'It is not a valid time: write 09:30.',
  'Una hora necesita una fecha.': 'An hour needs a date.',
  'La contraseña no es correcta.': 'The password is not right.',
  'Esta instalación no envía correo: el mensaje está en la carpeta outbox de los datos y su enlace en el registro.':
    'This installation does not send email: the message is in the outbox folder of the data and its link is in the log.',
  'Si no te llega, escribe a quien administra Aurelio en tu agencia.':
    'If it does not arrive, write to whoever administers Aurelio at your agency.',
  'Si no te llega, mira el correo no deseado o escribe a quien administra Aurelio en tu agencia.':
    'If it does not arrive, check your spam folder or write to whoever administers Aurelio at your agency.',
  'Esta instalación no envía correo: pide el enlace a quien administra Aurelio en tu agencia.':
    'This installation does not send email: ask whoever administers Aurelio at your agency for the link.',
  'Esta instalación no envía correo: pide el enlace a quien administra Aurelio ({{contact}}).':
    'This installation does not send email: ask whoever administers Aurelio ({{contact}}) for the link.',
  'Esta cuenta no tiene contraseña: entra con una llave de acceso.':
    'This account has no password: sign in with a passkey.',
  'Esta dirección lleva a una red privada o a un puerto que no se admite.':
    'This address leads to a private network or a port that is not allowed.',
  'No se encuentra ese servidor. Comprueba la dirección.': 'That server cannot be found. Check the address.',
  'Esta carpeta no es de este sitio, o se ha eliminado.': 'This folder is not of this site, or was deleted.',
  'Este sitio no existe o se ha eliminado.': 'This site does not exist or was deleted.',
  'Esta página no es de este sitio.': 'This page is not of this site.',
  'Termina antes de empezar.': 'It ends before it starts.',
  'Dura demasiado.': 'It lasts too long.',
  'Este webhook no existe o se ha quitado.': 'This webhook does not exist or was removed.',
  'Esta tarea no existe o se ha eliminado.': 'This task does not exist or was removed.',
  'Una subtarea no puede tener subtareas.': 'A subtask cannot have subtasks.',
}
