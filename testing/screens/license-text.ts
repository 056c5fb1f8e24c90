type Elements = Record<string, string>

const tess: Elements = {
  DCA: 'C',
  DBA: '08142029',
  DCS: 'NEWMAN',
  DDE: 'N',
  DAC: 'TESS',
  DDF: 'N',
  DAD: 'MARIE',
  DDG: 'N',
  DBB: '03141994',
  DAG: '1 MAIN ST',
  DAI: 'OAKLAND',
  DAJ: 'CA',
  DAQ: 'D4820917',
  DCG: 'USA',
}

/** The text that the barcode of a license holds; one of Tess Newman of California, but for what is said. An empty text leaves an element out. */
export function licenseText(
  changes: Elements = {},
  { issuer = '636014', part = 'DL', version = '10' } = {},
): string {
  const lines = Object.entries({ ...tess, ...changes })
    .filter(([, text]) => text !== '')
    .map(([name, text]) => name + text)
  const body = `${part}${lines.join('\n')}\r`
  const length = String(body.length).padStart(4, '0')
  return `@\n\u001e\rANSI ${issuer}${version}0001${part}0031${length}${body}`
}
