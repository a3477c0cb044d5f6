import { createClient } from '@gazetteer/client';
import { createPortalClient, isRefusal } from '@gazetteer/client/portal';
import type { Given } from './set-up.ts';

/** Articles, as their editors and their readers see them. */
export async function articles({ baseUrl, adminKey }: Given) {
  const editor = createPortalClient({ baseUrl, bearer: adminKey });
  const reader = createPortalClient({ baseUrl });

  // previewText
  const { data: preview } = await editor.previewText({
    previewTextBody: { body: '**New** tables', language: 'en' },
  });
  console.log(preview.data.html);

  // createArticle
  const { data: made } = await editor.createArticle({
    createArticleBody: {
      kind: 'news',
      slug: 'water-levels',
      texts: { en: { title: 'Water levels', excerpt: 'Every hour now.', body: 'They are **hourly** now.' } },
      tags: ['Water'],
      state: 'published',
    },
  });
  const { id, revision } = made.data;

  // getArticle
  const { data: article } = await editor.getArticle({ id });
  console.log(article.data.texts);

  // updateArticle: `revision` is the one that the change was made from, so that nobody's change is lost
  const change = { revision, tags: ['Water', 'Rivers'] };
  const { data: changed } = await editor.updateArticle({ id, updateArticleBody: change });
  try {
    await editor.updateArticle({ id, updateArticleBody: { ...change, authors: ['Ada'] } });
  } catch (error) {
    if (!isRefusal(error, 'updateArticle', 409)) throw error;
    console.log('Somebody saved since: revision', changed.data.revision);
  }

  // listArticles
  const { data: all } = await editor.listArticles({ kind: 'news', state: 'published' });
  console.log(all.meta);

  // getArticlePreview: as readers would get it
  const { data: shown } = await editor.getArticlePreview({ id, lang: 'en' });
  console.log(shown.data.content);

  // listArticleRevisions
  const { data: revisions } = await editor.listArticleRevisions({ id });
  const number = revisions.data.at(-1)?.number ?? 1;

  // getArticleRevision
  const { data: first } = await editor.getArticleRevision({ id, number });
  console.log(first.data.saved_at);

  // restoreArticleRevision
  const { data: restored } = await editor.restoreArticleRevision({ id, number });

  // listSitePages
  const { data: pages } = await editor.listSitePages();
  console.log(pages.data.length);

  // listPublished
  const { data: published } = await reader.listPublished({ lang: 'en', tag: 'Water', limit: 5 });
  console.log(published.data.map(({ title }) => title));

  // listNews
  await reader.listNews({ limit: 5 });

  // listBlogs
  await reader.listBlogs({ limit: 5 });

  // listEvents
  await reader.listEvents({ limit: 5 });

  // getPublished
  const { data: whole } = await reader.getPublished({ slug: 'water-levels', lang: 'fr' });
  console.log(whole.data.language, whole.data.content);

  // searchContent: articles and charts by words
  const { data: hits } = await reader.searchContent({ q: 'water', lang: 'en' });
  console.log(hits.data);

  // listArticleTags
  const { data: tags } = await reader.listArticleTags();
  console.log(tags.data);

  // listPosts: in the shape of WordPress, as are the next two
  const { data: posts } = await reader.listPosts({ number: 5 });
  console.log(posts.found);

  // getPost
  await reader.getPost({ slug: 'water-levels' });

  // getPage
  const { data: page } = await reader.getPage({ slug: 'initiative' });
  console.log(page.title);

  // deleteArticle: a draft, or what is archived
  const { data: archived } = await editor.updateArticle({
    id,
    updateArticleBody: { revision: restored.data.revision, state: 'archived' },
  });
  await editor.deleteArticle({ id: archived.data.id });
}

/** What the front page shows, as its editors choose it. */
export async function frontPage({ baseUrl, adminKey }: Given) {
  const editor = createPortalClient({ baseUrl, bearer: adminKey });
  const reader = createPortalClient({ baseUrl });

  // getFrontPageChoice
  const { data: choice } = await editor.getFrontPageChoice();
  const { revision, hero, tiles, datasets, stories } = choice.data;

  // saveFrontPage: `revision` is the one that was looked at, so that nobody's choice is lost
  const sections = [{ name: 'news' as const, shown: true }];
  const wanted = { hero, tiles, datasets, stories, sections };
  await editor.saveFrontPage({ saveFrontPageBody: { revision, ...wanted } });

  // previewFrontPage: what readers would see of a choice, without saving it
  const { data: preview } = await editor.previewFrontPage({ previewFrontPageBody: wanted, lang: 'en' });
  console.log(preview.data.sections);

  // listFrontPageRevisions
  const { data: revisions } = await editor.listFrontPageRevisions();
  console.log(revisions.data.map(({ saved_at }) => saved_at));

  // restoreFrontPageRevision: it becomes the newest one
  const [{ revision: number } = { revision: 1 }] = revisions.data;
  await editor.restoreFrontPageRevision({ number });

  // getFrontPage: as readers see it
  const { data: front } = await reader.getFrontPage({ lang: 'en' });
  console.log(front.data.sections);
}

/** The library of pictures. */
export async function pictures({ baseUrl, adminKey, picture }: Given) {
  const editor = createPortalClient({ baseUrl, bearer: adminKey });

  // uploadPicture
  const { data: uploaded } = await editor.uploadPicture({
    file: new Blob([picture], { type: 'image/png' }),
    altEn: 'A river in spring',
  });
  const { id } = uploaded.data;

  // listPictures
  const { data: found } = await editor.listPictures({ search: 'river' });
  console.log(found.meta);

  // getPicture
  const { data: one } = await editor.getPicture({ id });
  console.log(one.data.markdown, one.data.used_by);

  // updatePicture
  await editor.updatePicture({ id, updatePictureBody: { alt: { en: 'A river', fr: 'Une rivière' } } });

  // deletePicture
  await editor.deletePicture({ id });
}

/** Messages of visitors to the team. */
export async function feedback({ baseUrl, adminKey }: Given) {
  const visitor = createPortalClient({ baseUrl });
  const editor = createPortalClient({ baseUrl, bearer: adminKey });

  // beginMessageForm: for pages with a form; programs need none
  const { data: form } = await visitor.beginMessageForm();
  console.log(form.difficulty);

  // sendFeedback
  await visitor.sendFeedback({
    sendFeedbackBody: {
      name: 'Ada',
      email: 'ada@example.org',
      phone: '5550100123',
      subject: 'Rainfall',
      message: 'The year 2017 is missing.',
    },
  });

  // sendContactRequest
  await visitor.sendContactRequest({
    sendContactRequestBody: {
      name: 'Ada',
      email: 'ada@example.org',
      phone: '5550100123',
      message: 'Is there a table of wells?',
    },
  });

  // listFeedback
  const { data: inbox } = await editor.listFeedback({ limit: 20 });
  const id = inbox.data[0]?.id ?? '';

  // getFeedback
  const { data: message } = await editor.getFeedback({ id });
  console.log(message.data.message);

  // updateFeedback
  await editor.updateFeedback({ id, updateFeedbackBody: { state: 'answered', note: 'By telephone' } });

  // exportFeedback
  const { data: table } = await editor.exportFeedback({ bom: false });
  console.log(table.split('\n').length);

  // countFeedback
  const { data: counts } = await editor.countFeedback({ assignee: 'nobody' });
  console.log(counts.data.states.new);

  // deleteFeedback
  await editor.deleteFeedback({ id });
}

/** Questions about datasets, as visitors ask them and their publishers answer. */
export async function questions({ baseUrl, adminKey }: Given) {
  const actions = createClient({ baseUrl, bearer: adminKey });
  await actions.action('organization_create', { name: 'water-office' });
  const dataset = 'rain-gauges';
  const made = { name: dataset, title: 'Rain gauges', owner_org: 'water-office', private: false };
  await actions.action('package_create', made);
  const visitor = createPortalClient({ baseUrl });
  const editor = createPortalClient({ baseUrl, bearer: adminKey });

  // askQuestion
  await visitor.askQuestion({
    askQuestionBody: {
      dataset,
      name: 'Ada',
      email: 'ada@example.org',
      question: 'Is the year 2017 missing?',
      shows_name: true,
      language: 'en',
    },
  });

  // listDeskQuestions: of all datasets that one edits
  const { data: waiting } = await editor.listDeskQuestions({ state: 'waiting', dataset });
  console.log(waiting.meta.counts);
  const { id, revision } = waiting.data[0] ?? { id: '', revision: 0 };

  // getDeskQuestion
  const { data: question } = await editor.getDeskQuestion({ id });
  console.log(question.data.asked);

  // updateDeskQuestion: `revision` is the one that was looked at, so that nobody's answer is lost
  await editor.updateDeskQuestion({
    id,
    updateDeskQuestionBody: { revision, state: 'published', answer: 'Yes, the gauge was *broken*.' },
  });

  // listQuestions: as readers see them
  const { data: shown } = await visitor.listQuestions({ dataset, limit: 5 });
  console.log(shown.data.map(({ question: text, answer }) => [text, answer]));

  // deleteDeskQuestion
  await editor.deleteDeskQuestion({ id });
}
