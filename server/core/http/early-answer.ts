import { createHash } from 'node:crypto'

/**
 * Asks for the areas while the program is still on its way: every screen that people arrive on
 * begins with them. Only for visitors: with a session the call carries it, and would be another one.
 * The choice of the language is that of the program (`lang` of the query, else what is kept).
 */
const script = `try{
const asked=new URLSearchParams(location.search),kept=localStorage
if(!asked.has('token')&&!kept.getItem('userToken')){
const lang=/^es$/i.test(asked.get('lang')||kept.getItem('langCode')||'')?'es':'en'
const link=document.createElement('link')
Object.assign(link,{rel:'preload',as:'fetch',crossOrigin:'',href:'/api?objectType=home&lang='+lang})
document.head.append(link)
}}catch{}`

export const earlyAnswer = `<script>${script}</script>`

/** Lets the browser run this script and no other that is written into a page. */
export const earlyAnswerSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
