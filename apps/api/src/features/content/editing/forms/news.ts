import type { Form } from './form.ts'

export const newsForm: Form<'news'> = {
  textField: 'text',
  text: (form) => form.text,
  toRecord: (form, { body, document }) => ({
    problems: {},
    record: {
      kind: 'news',
      title: form.title,
      summary: form.excerpt,
      body,
      ...(document && { document }),
      category: form.category,
      countries: form.countries ?? [],
      isFeatured: form.isFeatured ?? false,
      details: {
        author: form.author || null,
        featuredImageUrl: form.picture?.url ?? null,
        ...(form.picture && { picture: { alt: form.picture.alt, caption: form.picture.caption || null } }),
      },
    },
  }),
  toFields: ({ title, summary, body, category, countries, is_featured, details }) => ({
    title,
    excerpt: summary,
    text: body,
    category,
    countries: [...countries],
    author: details.author ?? '',
    isFeatured: is_featured === 1,
    picture:
      details.featuredImageUrl === null
        ? null
        : {
            url: details.featuredImageUrl,
            alt: details.picture?.alt ?? '',
            caption: details.picture?.caption ?? '',
          },
  }),
}
