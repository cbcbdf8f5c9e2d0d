import type { en } from './en.ts'

export const fr = {
  'Iniciar sesión': 'Se connecter',
  'Crear cuenta': 'Créer un compte',
  'Contraseña nueva': 'Nouveau mot de passe',
  'Términos y condiciones': 'Conditions générales',
  'Qué es Aurelio': 'Ce qu’est Aurelio',
  'Diseña la página, publícala y recibe los leads en el mismo sitio.':
    'Concevez la page, publiez-la et recevez les leads au même endroit.',
  '¿Olvidaste tu contraseña?': 'Mot de passe oublié ?',
  'Dinos con qué correo entras y pide un enlace para elegir otra.':
    'Indiquez l’e-mail avec lequel vous vous connectez et demandez un lien pour choisir un autre mot de passe.',
  'No se ha podido enviar': 'L’envoi a échoué',
  'Pedir enlace': 'Demander un lien',
  'Si hay una cuenta con {{email}}, te hemos enviado un enlace.':
    'S’il existe un compte avec {{email}}, nous vous avons envoyé un lien.',
  'Si hay una cuenta con {{email}}, su enlace ya está preparado.':
    'S’il existe un compte avec {{email}}, son lien est prêt.',
  'Verificación en dos pasos': 'Vérification en deux étapes',
  'Tu contraseña es correcta. Falta un código.': 'Votre mot de passe est correct. Il manque un code.',
  'Entra para seguir con tus páginas y proyectos.': 'Connectez-vous pour retrouver vos pages et vos projets.',
  '¿No tienes una cuenta?': 'Pas encore de compte ?',
  Regístrate: 'Inscrivez-vous',
  'Error de inicio de sesión': 'Erreur de connexion',
  Contraseña: 'Mot de passe',
  Recordarme: 'Se souvenir de moi',
  'Continuar con Google': 'Continuer avec Google',
  'No está activado en esta instalación': 'Pas activé sur cette installation',
  'Continuar con {{name}}': 'Continuer avec {{name}}',
  'Entrar con una llave de acceso': 'Se connecter avec une clé d’accès',
  'El acceso con Google no está activado en esta instalación. Usa tu correo y tu contraseña.':
    'La connexion avec Google n’est pas activée sur cette installation. Utilisez votre e-mail et votre mot de passe.',
  'o con tu correo': 'ou avec votre e-mail',
  'Ya has entrado': 'Vous êtes connecté',
  'No se ha podido entrar': 'La connexion a échoué',
  'Puedes cerrar esta ventana.': 'Vous pouvez fermer cette fenêtre.',
  'Ir a Aurelio': 'Aller à Aurelio',
  'Tu contraseña ha cambiado y todas tus sesiones se han cerrado. Ya puedes entrar con ella.':
    'Votre mot de passe a changé et toutes vos sessions sont fermées. Vous pouvez maintenant vous connecter avec lui.',
  'Este enlace no sirve': 'Ce lien ne fonctionne pas',
  'Elige una que no uses en otro sitio.': 'Choisissez-en un que vous n’utilisez pas ailleurs.',
  'No se ha podido cambiar': 'Le changement a échoué',
  'Guardar contraseña': 'Enregistrer le mot de passe',
  'El email es requerido': 'L’e-mail est requis',
  'La contraseña es requerida': 'Le mot de passe est requis',
  'Confirma tu contraseña': 'Confirmez votre mot de passe',
  'Acepta los términos y condiciones para crear tu cuenta.':
    'Acceptez les conditions générales pour créer votre compte.',
  'Las contraseñas deben coincidir': 'Les mots de passe doivent être identiques',
  'El nombre completo es requerido': 'Le nom complet est requis',
  'En un minuto tendrás tu espacio de trabajo.': 'Votre espace de travail sera prêt dans une minute.',
  'Aquí solo se entra con invitación. Usa el correo al que te la enviaron.':
    'On n’entre ici que sur invitation. Utilisez l’adresse à laquelle elle a été envoyée.',
  '¿Ya tienes una cuenta?': 'Déjà un compte ?',
  'Inicia sesión': 'Connectez-vous',
  'Error de registro': 'Erreur d’inscription',
  'Nombre completo': 'Nom complet',
  'Confirmar contraseña': 'Confirmer le mot de passe',
  'Acepto los': 'J’accepte les',
  'términos y condiciones': 'conditions générales',
  'Las reglas de uso de Aurelio y cómo se tratan tus datos, en claro, según la ley española y europea.':
    'Les règles d’utilisation d’Aurelio et le traitement de vos données, en clair, selon le droit espagnol et européen.',
  'Condiciones de uso': 'Conditions d’utilisation',
  'Estas condiciones se rigen por la ley española y el derecho de la Unión Europea.':
    'Ces conditions sont régies par le droit espagnol et le droit de l’Union européenne.',
  'Ir a crear cuenta': 'Aller à la création de compte',
  Titular: 'Titulaire',
  'Titular de esta instalación': 'Titulaire de cette installation',
  'El titular es la organización que te ha dado acceso. Pídele sus datos de contacto.':
    'Le titulaire est l’organisation qui vous a donné accès. Demandez-lui ses coordonnées.',
  'Escribe el código.': 'Saisissez le code.',
  'Código de respaldo': 'Code de secours',
  'Uno de los diez que guardaste. Cada uno sirve una sola vez.':
    'L’un des dix que vous avez gardés. Chacun ne sert qu’une fois.',
  'El que muestra ahora tu aplicación de autenticación.':
    'Celui que montre en ce moment votre application d’authentification.',
  'Confiar en este dispositivo durante 30 días': 'Faire confiance à cet appareil pendant 30 jours',
  Verificar: 'Vérifier',
  'Usar un código de la aplicación': 'Utiliser un code de l’application',
  'Usar un código de respaldo': 'Utiliser un code de secours',
  'Abre el enlace del mensaje de confirmación.': 'Ouvrez le lien du message de confirmation.',
  'Comprobando el enlace...': 'Vérification du lien...',
  'Correo confirmado': 'E-mail confirmé',
  'Gracias. Tu correo está confirmado.': 'Merci. Votre e-mail est confirmé.',
  'Hemos enviado otro enlace a {{email}}.': 'Nous avons envoyé un autre lien à {{email}}.',
  'Otro enlace para {{email}} ya está preparado.': 'Un autre lien pour {{email}} est prêt.',
  'El enlace que activa la cuenta de {{email}} ya está preparado.':
    'Le lien qui active le compte de {{email}} est prêt.',
  'Hemos enviado un enlace a {{email}}. Ábrelo para activar tu cuenta.':
    'Nous avons envoyé un lien à {{email}}. Ouvrez-le pour activer votre compte.',
  'Las cláusulas están en español: es el único texto que obliga.':
    'Les clauses sont en espagnol : c’est le seul texte qui engage.',
  'Confirma tu correo antes de entrar, con el enlace del mensaje de confirmación. Si no te ha llegado, escribe a quien administra Aurelio en tu agencia.':
    'Confirmez votre e-mail avant d’entrer, avec le lien du message de confirmation. S’il n’est pas arrivé, écrivez à la personne qui administre Aurelio dans votre agence.',
  'Mira tu correo': 'Regarde ta boîte de réception',
  'Hemos recibido tu petición': 'Nous avons reçu votre demande',
  'Contraseña cambiada': 'Mot de passe modifié',
  'Cada enlace vale una hora y una sola vez: este ya se usó, ha caducado o no está entero.':
    'Chaque lien est valable une heure et une seule fois : celui-ci a déjà servi, a expiré ou est incomplet.',
  'Entra con tu contraseña y podrás pedir otro.':
    'Connecte-toi avec ton mot de passe et tu pourras en demander un autre.',
  'Recuperar contraseña': 'Récupérer le mot de passe',
  'Términos de uso': 'Conditions d’utilisation',
  'Las condiciones de uso y la privacidad': 'Les conditions d’utilisation et la confidentialité',
  Invitación: 'Invitation',
  'Abriendo la invitación...': 'Ouverture de l’invitation...',
  'Pide otra a quien te ha invitado.': 'Demandez-en une autre à la personne qui vous a invité.',
  'Te invitan a «{{name}}»': 'Vous êtes invité à « {{name}} »',
  '{{inviter}} te invita a trabajar con su equipo.': '{{inviter}} vous invite à travailler avec son équipe.',
  'Es para {{email}}. Entra con esa dirección para aceptarla.':
    'Elle est pour {{email}}. Entrez avec cette adresse pour l’accepter.',
  'Ya tengo cuenta': 'J’ai déjà un compte',
  'No se ha podido aceptar': 'Impossible d’accepter',
  'Aceptar invitación': 'Accepter l’invitation',
  'No se ha podido cerrar la sesión': 'Impossible de fermer la session',
  'La invitación es para {{email}}, y has entrado como {{own}}.':
    'L’invitation est pour {{email}}, et vous êtes connecté en tant que {{own}}.',
  'Salir y entrar con la otra cuenta': 'Se déconnecter et entrer avec l’autre compte',
  'Esta invitación no existe.': 'Cette invitation n’existe pas.',
  'Esta invitación ha caducado.': 'Cette invitation a expiré.',
  'Esta invitación ya se ha usado.': 'Cette invitation a déjà été utilisée.',
  'Esta invitación se ha retirado.': 'Cette invitation a été retirée.',
  'Esta invitación es para otra dirección de correo.': 'Cette invitation est pour une autre adresse e-mail.',
  'El espacio ya tiene {{members}} personas: no caben más en esta instalación.':
    'L’espace compte déjà {{members}} personnes : cette installation n’en admet pas plus.',
  '{{inviter}} te invita a seguir tus proyectos y a revisar tus páginas.':
    '{{inviter}} vous invite à suivre vos projets et à relire vos pages.',
} satisfies Record<keyof typeof en, string>
