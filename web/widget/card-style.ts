const light = `
  --surface: #fff; --ink: #0f1f21; --ink-2: #3b4f52; --line: #d2dedb;
  --primary: #005e66; --soft: #d8eeed; --on-soft: #00474d; --focus: #1a4fd6; color-scheme: light;`
const dark = `
  --surface: #131f21; --ink: #eaf3f2; --ink-2: #b1c4c5; --line: #2b3d3f;
  --primary: #62d3d0; --soft: #10393c; --on-soft: #aeeeeb; --focus: #9db8ff; color-scheme: dark;`

/** The look of the card, of no page around it: the colors are those of the app, the font is the device's. */
export const cardStyle = `
:host { all: initial; display: block; max-width: 22rem; ${light} }
@media (prefers-color-scheme: dark) { :host(:not([theme=light])) { ${dark} } }
:host([theme=dark]) { ${dark} }
:host([hidden]) { display: none; }
* { box-sizing: border-box; margin: 0; }
article {
  display: grid; gap: .75rem; padding: 1rem; min-height: 6.5rem; align-content: center;
  font: 1rem/1.4 system-ui, -apple-system, Roboto, 'Segoe UI', sans-serif;
  color: var(--ink); background: var(--surface);
  border: 1px solid var(--line); border-radius: 1rem; overflow-wrap: anywhere;
}
header { display: flex; align-items: center; gap: .75rem; }
.face {
  flex: none; width: 3rem; height: 3rem; border-radius: 50%; object-fit: cover;
  display: grid; place-items: center; font-weight: 700;
  color: var(--on-soft); background: var(--soft);
}
.name { font-weight: 700; font-size: 1.125rem; }
p, li { color: var(--ink-2); }
p b { color: var(--ink); }
ul { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem .75rem; font-size: .875rem; }
li::before { content: '✓ ' / ''; color: var(--primary); font-weight: 700; }
a, button {
  justify-self: start; min-height: 2.75rem; display: inline-flex; align-items: center;
  font: inherit; font-weight: 700; color: var(--primary); text-decoration: underline;
  text-underline-offset: .2em; background: none; border: 0; padding: 0; cursor: pointer;
}
:is(a, button):focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: .25rem; }
`
