const en = {
  title: 'Trust card',
  lead: 'Show your score and verified facts on your own site. It is always up to date.',
  yours: 'Your card',
  yoursLead: 'Everyone sees it like this: your first name and what is public, nothing else.',
  signIn: 'Sign in to see your card',
  paste: 'Add it to a page',
  pasteLead: 'Paste these two lines where the card should appear.',
  copy: 'Copy code',
  copied: 'Code copied.',
  notCopied: 'Copying did not work. Select the code and copy it yourself.',
  code: 'Code of the card',
  userId: 'PERSON_ID',
  options: 'Good to know',
  lang: 'The card speaks the language of the page, English or Spanish. Write lang="en" or lang="es" to choose one.',
  theme:
    'It follows the device’s light or dark colors. Write theme="light" or theme="dark" to choose.',
  policy:
    'If your page has a content security policy, allow this address in script-src, connect-src and img-src:',
  proof: 'A picture of a card proves nothing. The link on it leads to the profile here.',
  privacy: 'Turn off your public profile, and within five minutes the card is empty everywhere.',
  failed: 'The card could not be loaded.',
}

const es: typeof en = {
  title: 'Tarjeta de confianza',
  lead: 'Muestra tu puntaje y tus datos verificados en tu propia página. Siempre está al día.',
  yours: 'Tu tarjeta',
  yoursLead: 'Así la ve todo el mundo: tu nombre y lo que es público, nada más.',
  signIn: 'Entra para ver tu tarjeta',
  paste: 'Ponla en una página',
  pasteLead: 'Pega estas dos líneas donde quieras que aparezca la tarjeta.',
  copy: 'Copiar código',
  copied: 'Código copiado.',
  notCopied: 'No se pudo copiar. Selecciona el código y cópialo tú.',
  code: 'Código de la tarjeta',
  userId: 'ID_DE_LA_PERSONA',
  options: 'Conviene saber',
  lang: 'La tarjeta habla el idioma de la página, inglés o español. Escribe lang="en" o lang="es" para elegir uno.',
  theme:
    'Usa los colores claros u oscuros del dispositivo. Escribe theme="light" o theme="dark" para elegir.',
  policy:
    'Si tu página tiene una política de seguridad (CSP), permite esta dirección en script-src, connect-src e img-src:',
  proof: 'La foto de una tarjeta no prueba nada. El enlace que trae lleva al perfil de aquí.',
  privacy: 'Desactiva tu perfil público y en cinco minutos la tarjeta queda vacía en todas partes.',
  failed: 'No se pudo cargar la tarjeta.',
}

export const widgetMessages = { en, es }
