export const en = {
  'Iniciar sesión': 'Sign in',
  'Crear cuenta': 'Create account',
  'Contraseña nueva': 'New password',
  'Términos y condiciones': 'Terms and conditions',
  'Qué es Aurelio': 'What Aurelio is',
  'Diseña la página, publícala y recibe los leads en el mismo sitio.':
    'Design the page, publish it and receive the leads in one place.',
  '¿Olvidaste tu contraseña?': 'Forgot your password?',
  'Dinos con qué correo entras y pide un enlace para elegir otra.':
    'Tell us the email you sign in with and ask for a link to choose another one.',
  'No se ha podido enviar': 'It could not be sent',
  'Pedir enlace': 'Ask for a link',
  'Si hay una cuenta con {{email}}, te hemos enviado un enlace.':
    'If there is an account with {{email}}, we have sent you a link.',
  'Si hay una cuenta con {{email}}, su enlace ya está preparado.':
    'If there is an account with {{email}}, its link is ready.',
  'Verificación en dos pasos': 'Two-step verification',
  'Tu contraseña es correcta. Falta un código.': 'Your password is right. A code is missing.',
  'Entra para seguir con tus páginas y proyectos.': 'Sign in to get on with your pages and projects.',
  '¿No tienes una cuenta?': 'No account yet?',
  Regístrate: 'Sign up',
  'Error de inicio de sesión': 'Sign-in error',
  Contraseña: 'Password',
  Recordarme: 'Remember me',
  'Continuar con Google': 'Continue with Google',
  'No está activado en esta instalación': 'Not enabled on this installation',
  'Continuar con {{name}}': 'Continue with {{name}}',
  'Entrar con una llave de acceso': 'Sign in with a passkey',
  'El acceso con Google no está activado en esta instalación. Usa tu correo y tu contraseña.':
    'Signing in with Google is not enabled on this installation. Use your email and password.',
  'o con tu correo': 'or with your email',
  'Ya has entrado': 'You are signed in',
  'No se ha podido entrar': 'Signing in did not work',
  'Puedes cerrar esta ventana.': 'You can close this window.',
  'Ir a Aurelio': 'Go to Aurelio',
  'Tu contraseña ha cambiado y todas tus sesiones se han cerrado. Ya puedes entrar con ella.':
    'Your password has changed and all your sessions have ended. You can sign in with it now.',
  'Este enlace no sirve': 'This link does not work',
  'Elige una que no uses en otro sitio.': 'Choose one you do not use anywhere else.',
  'No se ha podido cambiar': 'It could not be changed',
  'Guardar contraseña': 'Save password',
  'El email es requerido': 'Email is required',
  'La contraseña es requerida': 'Password is required',
  'Confirma tu contraseña': 'Confirm your password',
  'Acepta los términos y condiciones para crear tu cuenta.':
    'Accept the terms and conditions to create your account.',
  'Las contraseñas deben coincidir': 'The passwords must match',
  'El nombre completo es requerido': 'Full name is required',
  'En un minuto tendrás tu espacio de trabajo.': 'Your workspace will be ready in a minute.',
  'Aquí solo se entra con invitación. Usa el correo al que te la enviaron.':
    'You need an invitation to join. Use the email address it was sent to.',
  '¿Ya tienes una cuenta?': 'Already have an account?',
  'Inicia sesión': 'Sign in',
  'Error de registro': 'Sign-up error',
  'Nombre completo': 'Full name',
  'Confirmar contraseña': 'Confirm password',
  'Acepto los': 'I accept the',
  'términos y condiciones': 'terms and conditions',
  'Las reglas de uso de Aurelio y cómo se tratan tus datos, en claro, según la ley española y europea.':
    'The rules for using Aurelio and how your data is handled, in plain words, under Spanish and European law.',
  'Condiciones de uso': 'Conditions of use',
  'Estas condiciones se rigen por la ley española y el derecho de la Unión Europea.':
    'These terms are governed by Spanish law and the law of the European Union.',
  'Ir a crear cuenta': 'Go to create account',
  Titular: 'Owner',
  'Titular de esta instalación': 'Owner of this installation',
  'El titular es la organización que te ha dado acceso. Pídele sus datos de contacto.':
    'The owner is the organisation that gave you access. Ask it for its contact details.',
  'Escribe el código.': 'Type the code.',
  'Código de respaldo': 'Backup code',
  'Uno de los diez que guardaste. Cada uno sirve una sola vez.':
    'One of the ten you kept. Each works only once.',
  'El que muestra ahora tu aplicación de autenticación.': 'The one your authenticator app shows now.',
  'Confiar en este dispositivo durante 30 días': 'Trust this device for 30 days',
  Verificar: 'Verify',
  'Usar un código de la aplicación': 'Use a code from the app',
  'Usar un código de respaldo': 'Use a backup code',
  'Abre el enlace del mensaje de confirmación.': 'Open the link in the confirmation message.',
  'Comprobando el enlace...': 'Checking the link...',
  'Correo confirmado': 'Email confirmed',
  'Gracias. Tu correo está confirmado.': 'Thank you. Your email is confirmed.',
  'Hemos enviado otro enlace a {{email}}.': 'We have sent another link to {{email}}.',
  'Otro enlace para {{email}} ya está preparado.': 'Another link for {{email}} is ready.',
  'El enlace que activa la cuenta de {{email}} ya está preparado.':
    'The link that activates the account of {{email}} is ready.',
  'Hemos enviado un enlace a {{email}}. Ábrelo para activar tu cuenta.':
    'We have sent a link to {{email}}. Open it to activate your account.',
  'Las cláusulas están en español: es el único texto que obliga.':
    'The clauses are in Spanish: that is the only binding text.',
  'Confirma tu correo antes de entrar, con el enlace del mensaje de confirmación. Si no te ha llegado, escribe a quien administra Aurelio en tu agencia.':
    'Confirm your email before signing in, with the link in the confirmation message. If it has not arrived, write to whoever administers Aurelio at your agency.',
  'Mira tu correo': 'Check your email',
  'Hemos recibido tu petición': 'We have received your request',
  'Contraseña cambiada': 'Password changed',
  'Cada enlace vale una hora y una sola vez: este ya se usó, ha caducado o no está entero.':
    'Each link works for one hour and only once: this one has been used, has expired or is incomplete.',
  'Entra con tu contraseña y podrás pedir otro.':
    'Sign in with your password and you can ask for another one.',
  'Recuperar contraseña': 'Recover password',
  'Términos de uso': 'Terms of use',
  'Las condiciones de uso y la privacidad': 'The conditions of use and privacy',
}
