export const WRITE_RULES = {
  fields: {
    why: 'Each message is shown beside its field; one without a field, or of a field that nobody sent, helps nobody.',
    fix: 'Answer 400 with {"field": ["message"]}, nested as the request is, as serializers of REST framework do.',
  },
  'form-error': {
    why: 'The message belongs to the form as a whole and is shown above it.',
    fix: 'Answer 400 with {"non_field_errors": ["message"]} or {"detail": "message"}.',
  },
  'bad-json': {
    why: 'A cut request must be refused, not run into a fault.',
    fix: 'Answer 400 with {"detail": "JSON parse error - …"}, as REST framework’s parser does.',
  },
  conflict: {
    why: 'Only by a 409 do islands know that what the visitor saw is out of date, and read it anew.',
    fix: 'Compare the version that was sent with the one that stands, and answer 409 with {"detail": "…"}.',
  },
  location: {
    why: 'The customer is taken where it leads; without it nobody sees what was made.',
    fix: 'Send the header Location with the path of the page of this very thing.',
  },
  repeat: {
    why: 'After a lost answer the request is sent again with its Idempotency-Key; a second effect would be a second sale.',
    fix: 'Keep key and answer in the transaction of the effect, and answer a known key with what was kept.',
  },
  effect: {
    why: 'It was said to be done, and it was not.',
    fix: 'Write before answering, and let reads see what was written.',
  },
  price: {
    why: 'The customer agreed to the price that the island showed.',
    fix: 'Work the price out as core/pricing does: the result with every correction, not below the minimum.',
  },
} as const
