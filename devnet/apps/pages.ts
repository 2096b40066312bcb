/** The apps that the demo's service lists: a page with one script each. */
export const demoApps = [
  {
    path: 'batch',
    name: 'Batch payments',
    description: 'Pays several accounts with one transaction.',
    tags: ['Payments'],
    body: `<p>From <span id="safe">…</span></p>
<fieldset id="payments"><legend>Payments</legend></fieldset>
<template id="payment"><p><label>To <input name="to" placeholder="0x…"></label> <label>ETH <input name="amount" inputmode="decimal" size="8"></label></p></template>
<p><button id="add" type="button">Add a payment</button> <button id="send" type="button">Send the batch</button></p>`,
  },
  {
    path: 'signIn',
    name: 'Sign-in example',
    description: 'Lets the owners of a Safe sign in as the Safe.',
    tags: ['Developers'],
    body: `<p>The owners sign this message; the Safe’s contract says whether they did.</p>
<pre id="message"></pre>
<p><button id="sign" type="button">Sign in as this Safe</button></p>`,
  },
  {
    path: 'misbehaving',
    name: 'Misbehaving app',
    description: 'Tries what an app should not do. Open the log of its requests beside it.',
    tags: ['Developers'],
    body: `<p>Each button does something that a front end must refuse, or show as it is.</p>
<p><button id="approve" type="button">Ask for a hidden approval</button></p>
<p><button id="unknown" type="button">Ask for what does not exist</button></p>
<p><button id="malformed" type="button">Send a broken transaction</button></p>
<p><button id="flood" type="button">Ask two thousand times</button></p>
<p><button id="escape" type="button">Leave the frame</button></p>`,
  },
] as const

const style = `:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{max-width:640px;margin:24px auto;padding:0 16px}
button,input{font:inherit;padding:8px 12px}
input{max-width:100%}
pre,li,span{overflow-wrap:anywhere;white-space:pre-wrap}
fieldset{border:1px solid;border-radius:8px}`

export function pageOf({ name, path, body }: (typeof demoApps)[number]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name}</title><link rel="stylesheet" href="../style.css"><link rel="manifest" href="manifest.json">
<body><h1>${name}</h1>${body}<ol id="log" aria-label="What happened"></ol><script src="../${path}.js"></script>`
}

export const styleSheet = style
