from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('ostrov', '0002_page_drafts'),
    ]

    operations = [
        migrations.AlterField('pagedraft', 'step', models.IntegerField(default=0)),
        migrations.AlterField('draftstep', 'number', models.IntegerField()),
    ]
