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
  'Eres la única persona propietaria de un espacio compartido. Elige quién se queda con él.':
    'You are the only owner of a shared workspace. Choose who takes it over.',
  'La persona elegida ya no puede quedarse con el espacio. Elige a otra.':
    'The person you chose can no longer take over the workspace. Choose somebody else.',
  'No es válido.': 'It is not valid.',
  'No puedes deshabilitar tu propia cuenta.': 'You cannot disable your own account.',
  'Inicia sesión para continuar.': 'Sign in to continue.',
  'No tienes permiso para hacer esto.': 'You are not allowed to do this.',
  'No existe o no tienes acceso.': 'It does not exist, or you have no access to it.',
  'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.':
    'Too many requests. Wait a moment and try again.',
  'El servidor no llega a sus datos.': 'The server cannot reach its data.',
  'El servidor se ha quedado sin espacio para guardar.': 'The server has no room left to save.',
  'No es una zona horaria.': 'It is not a time zone.',
  'Escribe un nombre para la página.': 'Type a name for the page.',
  'El nombre no puede pasar de 200 caracteres.': 'The name cannot be longer than 200 characters.',
  'El nombre no puede llevar caracteres de control.': 'The name cannot contain control characters.',
  'La página ha cambiado en otro sitio desde que la abriste.':
    'The page has changed elsewhere since you opened it.',
  'No es un identificador válido.': 'It is not a valid identifier.',
  'Escribe una dirección que empiece por https://': 'Type an address that begins with https://',
  'No puede llevar caracteres de control.': 'It cannot contain control characters.',
  'El cargo es obligatorio': 'Job title is required',
  'El cargo no puede pasar de 120 caracteres.': 'The job title cannot be longer than 120 characters.',
  'La empresa es obligatoria': 'Company is required',
  'La empresa no puede pasar de 120 caracteres.': 'The company cannot be longer than 120 characters.',
  'La ubicación no puede pasar de 120 caracteres.': 'The location cannot be longer than 120 characters.',
  'Una habilidad no puede pasar de 60 caracteres.': 'A skill cannot be longer than 60 characters.',
  'Puedes añadir hasta 50 habilidades.': 'You can add up to 50 skills.',
  'El nombre es obligatorio': 'Name is required',
  'La biografía no puede pasar de 1000 caracteres.': 'The bio cannot be longer than 1000 characters.',
  'No puede pasar de {{a}} caracteres.': 'It cannot be longer than {{a}} characters.',
  'Por seguridad, cierra la sesión, vuelve a entrar y repítelo.':
    'For your safety, sign out, sign in again and repeat it.',
  'Ya existe una cuenta con este correo electrónico.': 'There is already an account with this email.',
  'Escribe un nombre para el espacio de trabajo.': 'Type a name for the workspace.',
  'Esta imagen no existe.': 'This image does not exist.',
  'El archivo no es una imagen JPEG, PNG, WebP, GIF, AVIF o SVG.':
    'The file is not a JPEG, PNG, WebP, GIF, AVIF or SVG image.',
  'La imagen pasa de 20 MB. Redúcela y vuelve a intentarlo.':
    'The image is above 20 MB. Reduce it and try again.',
  'Tus imágenes ya ocupan 2 GB. Elimina las que no uses y vuelve a intentarlo.':
    'Your images already take up 2 GB. Delete the ones you do not use and try again.',
  'Ya has descargado tus datos varias veces. Espera un momento y vuelve a intentarlo.':
    'You have downloaded your data several times already. Wait a moment and try again.',
  'La contraseña no puede pasar de 128 caracteres': 'The password cannot be longer than 128 characters',
  'Esta contraseña es muy común y se adivina enseguida. Elige otra.':
    'This password is very common and quickly guessed. Choose another one.',
  'Ya existe una cuenta con este correo electrónico. Inicia sesión o usa otro.':
    'There is already an account with this email. Sign in or use another one.',
  'Confirma tu correo antes de entrar, con el enlace del mensaje de confirmación.':
    'Confirm your email before signing in, with the link in the confirmation message.',
  'Inicia sesión y abre el enlace otra vez.': 'Sign in and open the link again.',
  'El enlace ya no vale. Pide otro.': 'The link is no longer valid. Ask for another one.',
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
  'Esta cuenta no tiene contraseña: entra con {{a}}.': 'This account has no password: sign in with {{a}}.',
  'La lista ha cambiado. Vuelve a abrirla desde el principio.':
    'The list has changed. Open it again from the start.',
  'El servidor no llega ahora mismo a sus datos. Espera unos segundos y vuelve a intentarlo.':
    'The server cannot reach its data right now. Wait a few seconds and try again.',
  'El servidor se ha quedado sin espacio para guardar. Avisa a quien lo administra: lo que ya estaba guardado sigue ahí.':
    'The server has no room left to save. Tell whoever runs it: what was saved already is still there.',
  'Ha ocurrido un error en el servidor. Inténtalo de nuevo en un momento.':
    'There was an error on the server. Try again in a moment.',
  'No existe nada en esta dirección.': 'There is nothing at this address.',
  'La petición viene de otro sitio. Abre el panel en su dirección y vuelve a intentarlo.':
    'The request comes from another site. Open the dashboard at its own address and try again.',
  'Lo que envías ocupa demasiado: el máximo es {{a}}.': 'What you send is too large: the maximum is {{a}}.',
  'Falta este dato.': 'This is missing.',
  'No tiene el tipo esperado.': 'It is not of the expected type.',
  'La longitud mínima es {{a}}.': 'The minimum length is {{a}}.',
  'El mínimo es {{a}}.': 'The minimum is {{a}}.',
  'La longitud máxima es {{a}}.': 'The maximum length is {{a}}.',
  'El máximo es {{a}}.': 'The maximum is {{a}}.',
  'Hay datos que no se esperaban.': 'There is data that was not expected.',
  'La petición no tiene el formato esperado.': 'The request does not have the expected format.',
  'Demasiados intentos. Espera {{a}} segundos y vuelve a intentarlo.':
    'Too many attempts. Wait {{a}} seconds and try again.',
  'Demasiados intentos. Espera 1 minuto y vuelve a intentarlo.':
    'Too many attempts. Wait 1 minute and try again.',
  'Demasiados intentos. Espera {{a}} minutos y vuelve a intentarlo.':
    'Too many attempts. Wait {{a}} minutes and try again.',
  Ordenador: 'Computer',
  'Error del servidor': 'Server error',
  'Escribe qué buscas.': 'Type what you are looking for.',
  'Este proyecto no existe o se ha eliminado.': 'This project does not exist or was deleted.',
  'Esta persona no está en el espacio de trabajo.': 'This person is not in the workspace.',
  'Los datos tienen que ir en JSON (application/json).': 'Data must be sent as JSON (application/json).',
}
