import * as z from 'zod/mini'

// Imported for its effect wherever an app's data is parsed: without it zod tries `new Function`, which our content
// security policy reports as a violation.
z.config({ jitless: true })
