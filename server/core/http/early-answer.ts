import { createHash } from 'node:crypto'

/**
 * Asks for what the screen begins with while the program is still on its way: the areas, and where
 * the address names dates that nobody need mend, the cars or the car. Only for visitors: with a
 * session the call carries it, and would be another one. The choice of the language is that of the
 * program (`lang` of the query, else what is kept); fields stand in the order in which it sends
 * them. Whoever has filtered asks for other cars. A car without area and dates is asked for with
 * those that web/ui/dates/usual-trip.ts proposes, on the clock of Hawaii, which is behind all others
 * and knows no summer time: 20 half hours of 48 behind UTC, up to the next slot. The
 * miles are those of web/features/cars/miles/kept-miles.ts.
 */
const script = `try{
const asked=new URLSearchParams(location.search),kept=localStorage,visit=sessionStorage
if(!asked.has('token')&&!kept.getItem('userToken')){
const lang=/^es$/i.test(asked.get('lang')||kept.getItem('langCode')||'')?'es':'en'
const ask=fields=>{
const given=Object.entries(fields).filter(([,value])=>value)
const link=document.createElement('link')
Object.assign(link,{rel:'preload',as:'fetch',crossOrigin:'',href:'/api?'+new URLSearchParams(given)})
document.head.append(link)}
ask({objectType:'home',lang})
const [area,car,...dates]=['area','car','start','end'].map(name=>asked.get(name))
const tenOn=day=>new Date(day*864e5).toISOString().slice(0,11)+'10:00'
const first=3+Math.floor((Math.ceil(Math.floor(Date.now()/6e4)/30)-20)/48)
const [start,end]=area||dates.some(Boolean)?dates:[tenOn(first),tenOn(first+30)]
const soon=new Date(Date.now()+1728e5).toISOString()
if(start>soon&&end>start&&!['type','options','pm','appt'].some(name=>asked.has(name))){
const trip={start,end}
const minutes=(Date.parse(end+'Z')-Date.parse(start+'Z'))/6e4
const driven=kept.getItem('tripMiles')||''
const [most,days]=(/^\\d{1,5}\\/0*[1-9]\\d{0,3}$/.test(driven)?driven:'860/30').split('/')
const miles=Math.min(2e4,50*Math.max(1,Math.round(most*Math.floor((minutes+1080)/1440)/days/50)))
if(location.pathname==='/details'&&car)ask({objectType:'cars',lang,car,...trip,miles})
if(location.pathname==='/results'&&dates[0]&&!visit.getItem('tramo.carFilters')&&!visit.getItem('tramo.resultsView'))
ask({objectType:'cars',lang,...trip,miles,sort:'price',area})
}}}catch{}`

export const earlyAnswer = `<script>${script}</script>`

/** Lets the browser run this script and no other that is written into a page. */
export const earlyAnswerSource = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
